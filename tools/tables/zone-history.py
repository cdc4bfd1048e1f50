#!/usr/bin/env python3
"""Writes fixtures/sources/zone-history.csv: the clocks of places that the main tz database has merged with a neighbour.

Since 2022b the main files of the IANA database keep one zone for all places that have agreed since 1970; what those places
did earlier stands in its file `backzone`, which JavaScript engines leave out. Debian's package tzdata is built with it
(PACKRATDATA=backzone PACKRATLIST=zone.tab) and is read here from the compiled TZif files.

    python3 tools/tables/zone-history.py            writes the CSV from /usr/share/zoneinfo
    python3 tools/tables/zone-history.py --check    fails when it differs; with another tz version installed (or none that
                                                    has backzone) it says what differs, if anything, and passes

A place of zone.tab that has no row in zone1970.tab was merged; the zone it was merged into is the row of zone1970.tab that
has its country and agrees with it from 1970 on. The two kinds of names that no table lists are named below.
"""
import datetime as dt
import re
import struct
import sys
from pathlib import Path

CSV = Path(__file__).resolve().parents[2] / 'fixtures/sources/zone-history.csv'
ZONEINFO = Path('/usr/share/zoneinfo')
EPOCH = dt.datetime(1970, 1, 1)

# Names that stand for a standard time, not for a place. 2024b made them links to the zones on the right ("CET" would have
# British time from 1919 to 1940, "HST" half an hour more); 2026d took back the second line, Debian keeps all as they were.
CLOCKS = {
    'CET': 'Europe/Brussels', 'MET': 'Europe/Brussels', 'EET': 'Europe/Athens', 'WET': 'Europe/Lisbon',
    'EST5EDT': 'America/New_York', 'CST6CDT': 'America/Chicago', 'MST7MDT': 'America/Denver', 'PST8PDT': 'America/Los_Angeles',
    'EST': 'America/Panama', 'MST': 'America/Phoenix', 'HST': 'Pacific/Honolulu',
}
# Old or further names of a merged place, which Debian links to what the place was merged into. The right side is that of the
# Link lines of backzone.
ALIASES = {
    'Africa/Asmera': 'Africa/Asmara', 'Africa/Timbuktu': 'Africa/Bamako', 'America/Coral_Harbour': 'America/Atikokan',
    'America/Kralendijk': 'America/Curacao', 'America/Lower_Princes': 'America/Curacao',
    'America/Marigot': 'America/Port_of_Spain', 'America/St_Barthelemy': 'America/Port_of_Spain',
    'America/Virgin': 'America/St_Thomas', 'Antarctica/South_Pole': 'Antarctica/McMurdo', 'Iceland': 'Atlantic/Reykjavik',
    'Arctic/Longyearbyen': 'Europe/Oslo', 'Atlantic/Jan_Mayen': 'Europe/Oslo', 'Pacific/Ponape': 'Pacific/Pohnpei',
    'Pacific/Truk': 'Pacific/Chuuk', 'Pacific/Yap': 'Pacific/Chuuk',
}


def read(name):
    """The history of a compiled zone: [(UTC second or None, offset)], without entries that keep the offset, and the rule that
    goes on after it, as POSIX writes it, without the abbreviations."""
    data = (ZONEINFO / name).read_bytes()
    sizes = struct.unpack('>6l', data[20:44])
    isut, isstd, leap, times, types, chars = sizes
    data = data[44 + times * 5 + types * 6 + chars + leap * 8 + isstd + isut:]
    isut, isstd, leap, times, types, chars = struct.unpack('>6l', data[20:44])
    at = struct.unpack(f'>{times}q', data[44:44 + times * 8])
    kinds = data[44 + times * 8:44 + times * 9]
    start = 44 + times * 9
    offsets = [struct.unpack('>l', data[start + 6 * k:start + 6 * k + 4])[0] for k in range(types)]
    rule = re.sub('<[^>]*>|[A-Z]{3,}', '_', data[start + types * 6 + chars + leap * 12 + isstd + isut:].decode().strip())
    history = [(None, offsets[0])]
    for second, kind in zip(at, kinds):
        if offsets[kind] != history[-1][1]:
            history.append((second, offsets[kind]))
    return history, rule


def offset_at(history, second):
    return [offset for at, offset in history if at is None or at <= second][-1]


def agree_from(one, other):
    """The first second from which two histories agree for good: None when always, float inf when never."""
    if one[1] != other[1]:
        return float('inf')
    seconds = sorted({at for at, _ in one[0] + other[0] if at is not None})
    since = None
    for index, second in enumerate(seconds):
        if offset_at(one[0], second - 1) != offset_at(other[0], second - 1):
            since = second
        if index == len(seconds) - 1 and offset_at(one[0], second) != offset_at(other[0], second):
            return float('inf')
    return since


def rows_of(table):
    lines = (ZONEINFO / table).read_text().splitlines()
    return [line.split('\t')[:3] for line in lines if not line.startswith('#')]


def merged():
    """Every merged name with the zone it was merged into."""
    kept = [(set(codes.split(',')), name) for codes, _, name in rows_of('zone1970.tab')]
    zones = {name for _, name in kept}
    for country, _, name in sorted(rows_of('zone.tab'), key=lambda row: row[2]):
        if name in zones or name in ALIASES:
            continue
        own = read(name)
        fit = [zone for codes, zone in kept if country in codes and (agree_from(own, read(zone)) or 0) <= 86400]
        if len(fit) != 1:
            sys.exit(f'zone-history: {name} agrees since 1970 with {fit or "no zone of its country"}')
        yield name, fit[0]
    yield from CLOCKS.items()


def iso(second):
    return (EPOCH + dt.timedelta(seconds=second)).isoformat() + 'Z'


def rows():
    found = {}
    for name, zone in merged():
        own = read(name)
        until = agree_from(own, read(zone))
        if until is None:
            continue
        history = [entry for entry in own[0] if entry[0] is None or entry[0] < until]
        found[name] = [f'{name},{zone},{"" if at is None else iso(at)},{offset}' for at, offset in history]
        found[name].append(f'{name},{zone},{iso(until)},=')
    for name, place in ALIASES.items():
        if read(name) != read(found[place][0].split(',')[1]):
            sys.exit(f'zone-history: {name} is not merged where {place} is')
        found[name] = [f'{name},{place},,alias']
    return [row for name in sorted(found) for row in found[name]]


def installed():
    """The installed tz version, or None when it lacks backzone."""
    try:
        head = (ZONEINFO / 'tzdata.zi').read_text().splitlines()[:5]
    except FileNotFoundError:
        return None
    has_backzone = any(line.startswith('# ddeps') and 'backzone' in line for line in head)
    return head[0].split()[-1] if has_backzone else None


def main():
    version = installed()
    check = '--check' in sys.argv
    if version is None:
        if check:
            print('zone-history: /usr/share/zoneinfo is not built with backzone; nothing compared')
            return
        sys.exit('zone-history: needs a Debian machine with the package tzdata')
    body = ['zone,neighbour,from,offset', *rows()]
    if check:
        recorded, *old = CSV.read_text().splitlines()
        old = [line for line in old if not line.startswith('#')]
        other = f'tz {version}' not in recorded
        differing = sorted({line.split(',')[0] for line in set(old) ^ set(body)})
        if differing and not other:
            sys.exit(f'zone-history: out of date: {", ".join(differing)}')
        print(f'zone-history: {", ".join(differing) + " differ" if differing else "the same"} in tz {version}')
        return
    head = [
        f'# Clocks of merged zones before they agree with their neighbour: IANA tz {version} with backzone (public domain).',
        '# Generator: tools/tables/zone-history.py, from the package tzdata of Debian. Columns: the zone; the zone it was merged',
        '# into; UTC second from which an offset holds (none: since ever); seconds ahead of UTC. "=": from here on as the neighbour.',
        '# "alias": another name of the zone in the second column.',
    ]
    CSV.write_text('\n'.join([*head, *body]) + '\n')
    print(f'zone-history: {len({row.split(",")[0] for row in body[1:]})} names, {len(body) - 1} rows, tz {version}')


if __name__ == '__main__':
    main()
