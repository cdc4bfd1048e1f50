"""What the client does when calls are turned away or lost, against a server that does so on purpose."""

import json
import threading
import unittest
from http.server import BaseHTTPRequestHandler, HTTPServer

from siddhanta_client import ApiError, Client

ANSWER = (200, {}, {"data": {}})


class ClientTest(unittest.TestCase):
    def server(self, *answers):
        """Starts a server that gives these answers in turn, None for a connection that breaks; returns its address."""
        self.names = []
        left = list(answers)
        names = self.names

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self):
                self.rfile.read(int(self.headers["Content-Length"]))
                names.append(self.headers["Idempotency-Key"])
                answer = left.pop(0)
                if answer is None:
                    return
                status, headers, body = answer
                self.send_response(status)
                for name, value in headers.items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(body if isinstance(body, bytes) else json.dumps(body).encode())

            def log_message(self, *_):
                pass

        server = HTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        return f"http://127.0.0.1:{server.server_port}"

    def client(self, *answers):
        self.waits = []
        return Client(self.server(*answers), "svc_live_x", sleep=self.waits.append)

    def refused(self, status, code, **headers):
        return status, {name.replace("_", "-"): value for name, value in headers.items()}, {"error": {"code": code, "message": ""}}

    def test_waits_as_long_as_the_rate_limit_says(self):
        client = self.client(self.refused(429, "rate_limit_exceeded", Retry_After="7"), ANSWER)
        self.assertEqual(client.call("/v1/charts/rasi", {}), {"data": {}})
        self.assertEqual(self.waits, [7.0])

    def test_sends_a_lost_call_again_under_the_same_name(self):
        client = self.client(None, (200, {}, b'{"data"'), ANSWER)
        client.call("/v1/charts/rasi", {})
        self.assertEqual(len(self.names), 3)
        self.assertEqual(len(set(self.names)), 1)
        self.assertEqual(self.waits, [1.0, 2.0])

    def test_names_each_call_otherwise(self):
        client = self.client(ANSWER, ANSWER)
        client.call("/v1/charts/rasi", {})
        client.call("/v1/charts/rasi", {})
        self.assertEqual(len(set(self.names)), 2)

    def test_does_not_wait_for_the_next_month(self):
        client = self.client(self.refused(429, "quota_exhausted", Retry_After="700000"))
        with self.assertRaises(ApiError) as caught:
            client.call("/v1/charts/rasi", {})
        self.assertEqual((caught.exception.status, caught.exception.code), (429, "quota_exhausted"))

    def test_gives_up(self):
        client = self.client(*[self.refused(503, "internal_error", Retry_After="2")] * 4)
        with self.assertRaises(ApiError):
            client.call("/v1/charts/rasi", {})
        self.assertEqual(self.waits, [2.0, 2.0, 2.0])

    def test_tells_what_is_no_answer_of_the_api(self):
        with self.assertRaises(ApiError) as caught:
            self.client((502, {}, b"<html>")).call("/v1/charts/rasi", {})
        self.assertEqual((caught.exception.status, caught.exception.code), (502, None))


if __name__ == "__main__":
    unittest.main()
