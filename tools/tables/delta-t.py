#!/usr/bin/env python3
"""Writes fixtures/sources/delta-t.csv: TT − UT1 in seconds, 1955-01-01 to 2027-08-01.

    pip download --no-deps astropy-iers-data==0.2026.9.28.0.59.37 && unzip astropy_iers_data-*.whl
    python3 tools/tables/delta-t.py astropy_iers_data/data

1955–1961  USNO, "Historic Delta T and LOD" (historic_deltat.data), half-yearly; McCarthy & Babcock 1986
1962–      IERS EOP 20 C04 (eopc04.1962-now), first day of each month, as long as it reaches
after it   IERS Rapid Service finals2000A.all, observed (I), then predicted (P)
"""
import datetime
import sys
from pathlib import Path

CSV = Path(__file__).resolve().parents[2] / 'fixtures/sources/delta-t.csv'
MJD0 = datetime.date(1858, 11, 17)

USNO = [
    ('1955-01-01', 31.07), ('1955-07-03', 31.24), ('1956-01-01', 31.349), ('1956-07-02', 31.516), ('1957-01-01', 31.677),
    ('1957-07-02', 31.923), ('1958-01-01', 32.166), ('1958-07-02', 32.449), ('1959-01-01', 32.671), ('1959-07-03', 32.919),
    ('1960-01-01', 33.15), ('1960-07-02', 33.397), ('1961-01-01', 33.584), ('1961-07-02', 33.804),
]
# TAI − UTC before 1972: from MJD, seconds, reference MJD, seconds a day (USNO tai-utc.dat).
DRIFT = [
    (37665, 1.8458580, 37665, .0011232), (38334, 1.9458580, 37665, .0011232), (38395, 3.2401300, 38761, .001296),
    (38486, 3.3401300, 38761, .001296), (38639, 3.4401300, 38761, .001296), (38761, 3.5401300, 38761, .001296),
    (38820, 3.6401300, 38761, .001296), (38942, 3.7401300, 38761, .001296), (39004, 3.8401300, 38761, .001296),
    (39126, 4.3131700, 39126, .002592), (39887, 4.2131700, 39126, .002592),
]
# Days on which TAI − UTC became 10, 11, 12 … s (IERS Bulletin C).
LEAPS = [
    41317, 41499, 41683, 42048, 42413, 42778, 43144, 43509, 43874, 44239, 44786, 45151, 45516, 46247, 47161, 47892, 48257,
    48804, 49169, 49534, 50083, 50630, 51179, 53736, 54832, 56109, 57204, 57754,
]


def tai_minus_utc(mjd):
    if mjd >= LEAPS[0]:
        return 9 + sum(day <= mjd for day in LEAPS)
    _, base, origin, rate = [row for row in DRIFT if row[0] <= mjd][-1]
    return base + (mjd - origin) * rate


def main(folder):
    values = {}
    for line in Path(folder, 'finals2000A.all').read_text().splitlines():
        if line[57:58] in 'IP' and line[58:68].strip():
            values[int(float(line[7:15]))] = ('finals' if line[57] == 'I' else 'predicted', float(line[58:68]))
    for line in Path(folder, 'eopc04.1962-now').read_text().splitlines():
        if line[0] != '#':
            values[int(float(line[16:26]))] = ('c04', float(line[50:62]))
    rows = [(date, seconds, 'usno') for date, seconds in USNO]
    for year in range(1962, 2100):
        for month in range(1, 13):
            date = datetime.date(year, month, 1)
            mjd = (date - MJD0).days
            if mjd in values:
                source, ut1_minus_utc = values[mjd]
                rows.append((date.isoformat(), round(32.184 + tai_minus_utc(mjd) - ut1_minus_utc, 4), source))
    text = ['# TT - UT1 in seconds at 0h UTC. Generator: tools/tables/delta-t.py, which names the sources.']
    text += ['date,delta_t,source'] + [f'{date},{seconds:.4f},{source}' for date, seconds, source in rows]
    CSV.write_text('\n'.join(text) + '\n')
    print(f'delta-t: {len(rows)} rows, {rows[0][0]} to {rows[-1][0]}')


main(sys.argv[1])
