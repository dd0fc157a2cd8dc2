"""The baseline: a Flask view that parses a body and returns it."""

import orjson
from flask import Flask, Response, request

app = Flask(__name__)


@app.post("/v1/games/scopa/legal-moves")
def echo():
    return Response(orjson.dumps(orjson.loads(request.get_data())), mimetype="application/json")
