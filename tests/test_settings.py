"""Settings from the environment."""

import pytest

from service.process.settings import Settings, SettingsError, settings_from


def test_defaults():
    assert settings_from({}) == Settings()


def test_searches_leave_a_cpu_free_where_there_are_several(monkeypatch):
    for cpus, processes in ((1, 1), (2, 1), (8, 7)):
        monkeypatch.setattr("os.sched_getaffinity", lambda pid, cpus=cpus: set(range(cpus)))
        assert settings_from({}).search_processes == processes


def test_given_values():
    given = settings_from(
        {
            "PORT": "9000",
            "ARBITRO_CORS_ORIGINS": "https://a.example, https://b.example",
            "ARBITRO_LOG_LEVEL": "warning",
        }
    )
    assert given.port == 9000
    assert given.cors_origins == ("https://a.example", "https://b.example")
    assert given.log_level == "WARNING"


@pytest.mark.parametrize(
    ("variable", "text"),
    [
        ("PORT", "http"),
        ("PORT", "-1"),
        ("PORT", "١"),
        ("ARBITRO_WORKERS", "0"),
        ("ARBITRO_LOG_LEVEL", "LOUD"),
        ("ARBITRO_MAX_BODY_BYTES", "1e6"),
    ],
)
def test_wrong_values_are_named(variable, text):
    with pytest.raises(SettingsError, match=variable):
        settings_from({variable: text})
