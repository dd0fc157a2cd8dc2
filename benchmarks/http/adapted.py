"""The service as an ASGI application, by an adapter for WSGI."""

from a2wsgi import WSGIMiddleware

from service.http.app import create_app

app = WSGIMiddleware(create_app(), workers=4)
