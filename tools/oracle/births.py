"""Prints 200 random births and those of the golden charts as JSON, each with the instant that Python's zoneinfo gives.

Called by births.mjs. Random places lie within 2 degrees of the city that the tz database names for the zone.
"""

import json
import random
import sys
from datetime import datetime, timedelta, timezone
from pathlib import Path
from zoneinfo import ZoneInfo

COUNT = 200
SCHOOLS = ["lahiri", "raman", "yukteswar", "bhasin", "true_chitra", "kp"]
ZONE_TABLE = "/usr/share/zoneinfo/zone1970.tab"
GOLDEN = Path(__file__).parents[2] / "fixtures/golden/charts"
EPOCH = datetime(1970, 1, 1, tzinfo=timezone.utc)


def degrees(text):
    """Degrees of an ISO 6709 coordinate, +DDMM, +DDDMM, or with seconds."""
    sign, digits = text[0], text[1:]
    seconds = digits[-2:] if len(digits) >= 6 else "0"
    rest = digits[:-2] if len(digits) >= 6 else digits
    value = int(rest[:-2]) + int(rest[-2:]) / 60 + int(seconds) / 3600
    return -value if sign == "-" else value


def zones():
    for line in open(ZONE_TABLE, encoding="utf-8"):
        if line.startswith("#"):
            continue
        _, place, name = line.rstrip("\n").split("\t")[:3]
        cut = max(place.rfind("+"), place.rfind("-"))
        latitude, longitude = degrees(place[:cut]), degrees(place[cut:])
        if abs(latitude) < 62:
            yield name, latitude, longitude


def births():
    rng = random.Random(1894)
    chosen = rng.sample(sorted(zones()), 60)
    # A third of the births are in India, as most charts are.
    chosen += [zone for zone in zones() if zone[0] == "Asia/Kolkata"] * 30
    first, days = datetime(1900, 1, 1), 126 * 365 + 30
    for index in range(COUNT):
        while True:
            name, latitude, longitude = rng.choice(chosen)
            local = first + timedelta(days=rng.randrange(days), seconds=rng.randrange(86400))
            zone = ZoneInfo(name)
            aware = local.replace(tzinfo=zone, fold=0)
            utc = aware.astimezone(timezone.utc)
            # A clock time that was skipped does not come back the same.
            if utc.astimezone(zone).replace(tzinfo=None) == local:
                break
        yield {
            "date": local.strftime("%Y-%m-%d"),
            "time": local.strftime("%H:%M:%S"),
            "place": {
                "latitude": round(latitude + rng.uniform(-2, 2), 4),
                "longitude": round(max(-180, min(180, longitude + rng.uniform(-2, 2))), 4),
                "timezone": name,
            },
            "ayanamsa": SCHOOLS[index % len(SCHOOLS)],
            "offset_seconds": int(aware.utcoffset().total_seconds()),
            "epoch_seconds": int((utc - EPOCH).total_seconds()),
        }


def golden():
    for file in sorted(GOLDEN.glob("*.json")):
        entry = json.loads(file.read_text(encoding="utf-8"))
        if "operations" not in entry:
            continue
        chart = entry["operations"][0]["input"]
        birth = chart["birth"]
        local = datetime.fromisoformat(f"{birth['date']}T{birth.get('time', '12:00:00')}")
        aware = local.replace(tzinfo=ZoneInfo(birth["place"]["timezone"]), fold=0)
        utc = aware.astimezone(timezone.utc)
        yield {
            "golden": entry["id"],
            "date": birth["date"],
            "time": local.strftime("%H:%M:%S"),
            "place": birth["place"],
            "ayanamsa": chart.get("ayanamsa", "lahiri"),
            "offset_seconds": int(aware.utcoffset().total_seconds()),
            "epoch_seconds": int((utc - EPOCH).total_seconds()),
        }


json.dump({"python": sys.version.split()[0], "births": [*births(), *golden()]}, sys.stdout)
