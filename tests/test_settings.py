"""Settings from the environment."""

import os
import subprocess

import pytest

from service.process.settings import VARIABLES, Settings, SettingsError, read_settings
from tests.serving import COMMAND


@pytest.fixture(autouse=True)
def bare(monkeypatch):
    for variable in VARIABLES.values():
        monkeypatch.delenv(variable, raising=False)


def given(monkeypatch, **variables):
    for variable, text in variables.items():
        monkeypatch.setenv(variable, text)
    return read_settings()


def test_defaults():
    assert read_settings() == Settings()


def test_searches_leave_a_cpu_free_where_there_are_several(monkeypatch):
    for cpus, processes in ((1, 1), (2, 1), (8, 7)):
        monkeypatch.setattr("os.sched_getaffinity", lambda pid, cpus=cpus: set(range(cpus)))
        assert read_settings().search_processes == processes


def test_given_values(monkeypatch):
    settings = given(
        monkeypatch,
        PORT="9000",
        ARBITRO_CORS_ORIGINS="https://a.example, https://b.example",
        ARBITRO_API_KEYS="one,two",
        ARBITRO_SEAL_KEYS="5e" * 32,
        ARBITRO_DRAIN_SECONDS="0",
        ARBITRO_LOG_LEVEL="warning",
    )
    assert settings.port == 9000
    assert settings.cors_origins == ("https://a.example", "https://b.example")
    assert settings.api_keys == ("one", "two")
    assert settings.seal_keys == (b"\x5e" * 32,)
    assert settings.drain_seconds == 0
    assert settings.log_level == "WARNING"


def test_nothing_is_none(monkeypatch):
    settings = given(
        monkeypatch,
        ARBITRO_CORS_ORIGINS="",
        ARBITRO_API_KEYS=" , ",
        ARBITRO_RATE_LIMIT="",
        ARBITRO_LEDGER_URL="",
    )
    assert settings.cors_origins == settings.api_keys == ()
    assert settings.rate_limit is settings.ledger_url is None


def test_values_in_files(monkeypatch, tmp_path):
    (tmp_path / "keys").write_text("one,two\n")
    assert given(monkeypatch, ARBITRO_API_KEYS_FILE=str(tmp_path / "keys")).api_keys == (
        "one",
        "two",
    )
    with pytest.raises(SettingsError, match="ARBITRO_API_KEYS_FILE"):
        given(monkeypatch, ARBITRO_API_KEYS_FILE=str(tmp_path / "none"))


@pytest.mark.parametrize(
    ("variable", "text"),
    [
        ("PORT", "http"),
        ("PORT", "-1"),
        ("PORT", "65536"),
        ("PORT", ""),
        ("ARBITRO_WORKERS", "0"),
        ("ARBITRO_TRUSTED_PROXIES", "-1"),
        ("ARBITRO_AUTH_REQUIRED", "perhaps"),
        ("ARBITRO_LOG_LEVEL", "LOUD"),
        ("ARBITRO_MAX_BODY_BYTES", "1e6"),
        ("ARBITRO_RATE_LIMIT", "fast"),
        ("ARBITRO_RATE_LIMIT", "10"),
        ("ARBITRO_RATE_LIMIT", "10/fortnight"),
        ("ARBITRO_SEAL_KEYS", "short"),
        ("ARBITRO_LEDGER_URL", "http://redis"),
    ],
)
def test_wrong_values_are_named(monkeypatch, variable, text):
    with pytest.raises(SettingsError, match=variable):
        given(monkeypatch, **{variable: text})


def test_two_ports_must_differ(monkeypatch):
    with pytest.raises(SettingsError, match="ARBITRO_ADMIN_PORT"):
        given(monkeypatch, PORT="9000", ARBITRO_ADMIN_PORT="9000")


def test_secrets_are_not_told(monkeypatch):
    with pytest.raises(SettingsError) as refused:
        given(monkeypatch, ARBITRO_SEAL_KEYS="a-secret")
    assert "a-secret" not in str(refused.value)
    told = repr(given(monkeypatch, ARBITRO_SEAL_KEYS="5e" * 32, ARBITRO_API_KEYS="a-key"))
    assert "a-key" not in told and "5e5e" not in told and "\\x5e" not in told and "^^" not in told


@pytest.mark.parametrize("keys", [None, "", ","])
def test_a_service_told_to_demand_keys_does_not_start_without(keys):
    variables = {**os.environ, "ARBITRO_AUTH_REQUIRED": "true"}
    if keys is not None:
        variables["ARBITRO_API_KEYS"] = keys
    run = subprocess.run(
        COMMAND,
        env=variables,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert run.returncode != 0
    assert "ARBITRO_AUTH_REQUIRED is set, but ARBITRO_API_KEYS holds no key" in run.stderr
    assert "Traceback" not in run.stderr
