import { parentPort, workerData } from 'node:worker_threads';
import { ashtakoota, isSiddhantaError } from 'siddhanta';

/** Returns a number, or the text itself: so that the library says what is wrong with it. An empty text is no 0. */
const number = (text) => (text === '' || Number.isNaN(Number(text)) ? text : Number(text));

/** Returns the birth that a row of the CSV file tells. */
function birthOf({ date, time, latitude, longitude, timezone }) {
  return { date, time, place: { latitude: number(latitude), longitude: number(longitude), timezone } };
}

/** Returns one row of the report. */
function match(bride, groom) {
  try {
    const { data } = ashtakoota({ bride: { birth: bride }, groom: { birth: birthOf(groom) } });
    const { total_score, compatibility_level, critical_doshas, kutas } = data.female.guna_milan_results;
    return {
      id: groom.id,
      score: total_score,
      level: compatibility_level,
      doshas: critical_doshas.join(', '),
      reasons: Object.values(kutas)
        .map(({ description }) => description)
        .join(' '),
    };
  } catch (error) {
    if (isSiddhantaError(error)) return { id: groom.id, problem: error.message };
    throw error;
  }
}

const { bride, grooms } = workerData;
parentPort.postMessage(grooms.map((groom) => match(bride, groom)));
