"""A client of the siddhanta HTTP API, with the standard library of Python 3.8 and later alone."""

import json
import time
import urllib.error
import urllib.request
import uuid


class ApiError(Exception):
    """A refusal, as the API tells it: `code` is stable, `message` is for people, `field` is the field at fault, if any."""

    def __init__(self, status, error):
        super().__init__(f"{error.get('code')}: {error.get('message')}")
        self.status = status
        self.code = error.get("code")
        self.message = error.get("message")
        self.field = error.get("field")


class Client:
    """Calls operations: `Client(url, key).call("/v1/charts/rasi", {"birth": …})` returns the whole answer.

    A call that was turned away for a moment (the rate limit, a store that is away) or that got lost on the way is sent again, at most
    `attempts` times in all. All attempts carry one Idempotency-Key, so that it is charged once, whichever of them arrived.
    """

    def __init__(self, url, key, attempts=4, timeout=30.0, longest_wait=60.0, sleep=time.sleep):
        self.url = url.rstrip("/")
        self.key = key
        self.attempts = attempts
        self.timeout = timeout
        self.longest_wait = longest_wait
        self.sleep = sleep

    def call(self, path, body, idempotency_key=None):
        headers = {
            "Content-Type": "application/json",
            "X-API-Key": self.key,
            "Idempotency-Key": idempotency_key or str(uuid.uuid4()),
        }
        request = urllib.request.Request(self.url + path, json.dumps(body).encode(), headers, method="POST")
        for attempt in range(1, self.attempts + 1):
            wait = 2.0 ** (attempt - 1)
            try:
                with urllib.request.urlopen(request, timeout=self.timeout) as response:
                    return json.load(response)
            except urllib.error.HTTPError as refusal:
                with refusal:
                    error = _error_of(refusal)
                    told = refusal.headers.get("Retry-After")
                # 429 of the quota asks to wait until the next month: that is for the caller to know.
                if refusal.code not in (429, 503) or attempt == self.attempts:
                    raise ApiError(refusal.code, error) from None
                wait = float(told) if told is not None else wait
                if wait > self.longest_wait:
                    raise ApiError(refusal.code, error) from None
            except (OSError, ValueError):
                # Nothing arrived, or half of it: whether it was charged is not known, and need not be.
                if attempt == self.attempts:
                    raise
            self.sleep(wait)


def _error_of(refusal):
    """Returns the error object of an answer; a proxy between may answer something else."""
    try:
        return json.load(refusal)["error"]
    except (ValueError, KeyError, TypeError):
        return {"code": None, "message": f"HTTP {refusal.code}, and no error of the API"}
