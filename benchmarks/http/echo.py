"""The baseline: a Flask view that parses a body and returns it."""

import os

import orjson
from flask import Flask, Response, request

app = Flask(__name__)


@app.post(os.environ["ROUTE"])
def echo():
    return Response(orjson.dumps(orjson.loads(request.get_data())), mimetype="application/json")
