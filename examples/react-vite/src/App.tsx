import { useState } from 'react';
import type { Birth } from 'siddhanta';
import { BirthForm } from './BirthForm';
import { Chart, type ChartStyle } from './Chart';

const EXAMPLE: Birth = {
  date: '1990-08-15',
  time: '08:30:00',
  place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
};

export function App() {
  const [birth, setBirth] = useState(EXAMPLE);
  const [style, setStyle] = useState<ChartStyle>('north');
  return (
    <>
      <h1>A birth chart</h1>
      <BirthForm birth={birth} onChange={setBirth} />
      <label>
        Style{' '}
        <select value={style} onChange={(event) => setStyle(event.target.value as ChartStyle)}>
          <option value="north">North Indian</option>
          <option value="south">South Indian</option>
          <option value="east">East Indian</option>
        </select>
      </label>
      <Chart birth={birth} style={style} />
    </>
  );
}
