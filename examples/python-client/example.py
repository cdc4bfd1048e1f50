"""Prints a chart, and what a mistake is answered. SIDDHANTA_KEY has the key, SIDDHANTA_URL the address."""

import os
import sys

from siddhanta_client import ApiError, Client

if "SIDDHANTA_KEY" not in os.environ:
    sys.exit("SIDDHANTA_KEY is not set. Start the server with `npm start`, and take the live key that it shows.")
client = Client(os.environ.get("SIDDHANTA_URL", "http://127.0.0.1:8080"), os.environ["SIDDHANTA_KEY"])

birth = {
    "date": "1990-08-15",
    "time": "08:30:00",
    "place": {"latitude": 28.6139, "longitude": 77.209, "timezone": "Asia/Kolkata"},
}
answer = client.call("/v1/charts/rasi", {"birth": birth})
print(f"Ascendant: {answer['data']['ascendant']['sign']} {answer['data']['ascendant']['degrees']}")
for graha, position in answer["data"]["planetary_positions"].items():
    print(f"{graha}: {position['sign']} {position['degrees']}, {position['nakshatra']} {position['pada']}")
print(f"Charged: {answer['meta']['units']}")

try:
    client.call("/v1/charts/rasi", {"birth": {**birth, "date": "1990-02-30"}})
except ApiError as error:
    print(f"Refused: {error.status} {error.code} in {error.field}")
