"""A service, and an nginx in front of it."""

import subprocess
import time
from pathlib import Path
from shutil import which

import pytest

from tests.serving import free_port, serving

CONFIGURATION = """
daemon off; worker_processes 1; pid {folder}/pid; error_log {folder}/error.log;
events {{ worker_connections 256; }}
http {{
  log_format forwarded '$upstream_status';
  access_log {folder}/access.log forwarded;
  client_body_temp_path {folder}/a; proxy_temp_path {folder}/b;
  fastcgi_temp_path {folder}/c; uwsgi_temp_path {folder}/d; scgi_temp_path {folder}/e;
  upstream service {{ server 127.0.0.1:{service}; keepalive 1; }}
  server {{
    listen 127.0.0.1:{port};
    client_header_timeout 2s; client_body_timeout 2s;
    location / {{
      proxy_pass http://service; proxy_http_version 1.1;
      proxy_set_header Connection ""; proxy_set_header Host $host;
      proxy_request_buffering {buffering};
    }}
  }}
}}
"""


@pytest.fixture(scope="session")
def service(tmp_path_factory):
    log = tmp_path_factory.mktemp("service") / "log"
    with serving(log, ARBITRO_WORKERS="1", ARBITRO_READ_SECONDS="2") as running:
        yield running


class Nginx:
    """An nginx that passes everything on to the service."""

    def __init__(self, port, folder):
        self.port = port
        self.folder = folder

    def forwarded(self):
        """Requests that it passed on, by its own log."""
        lines = (self.folder / "access.log").read_text().split()
        return sum(line != "-" for line in lines)


@pytest.fixture(scope="session", params=["on", "off"], ids=["whole bodies", "streamed bodies"])
def nginx(request, service, tmp_path_factory):
    folder, port = tmp_path_factory.mktemp("nginx"), free_port()
    text = CONFIGURATION.format(
        folder=folder, service=service.port, port=port, buffering=request.param
    )
    Path(folder, "nginx.conf").write_text(text)
    command = which("nginx", path="/usr/local/sbin:/usr/sbin:/usr/bin:/usr/local/bin")
    assert command, "nginx is missing; `make test-framing` installs it"
    process = subprocess.Popen([command, "-c", str(folder / "nginx.conf")])
    for _ in range(100):
        if Path(folder, "pid").exists():
            break
        time.sleep(0.05)
    yield Nginx(port, folder)
    process.terminate()
    process.wait(timeout=10)
