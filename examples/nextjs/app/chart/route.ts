import { isSiddhantaError, rasi, SiddhantaError } from 'siddhanta';
import { birthOf, type Fields, NAMES } from '../birth';

/** `GET /chart?date=…&time=…&latitude=…&longitude=…&timezone=…`: the chart as JSON, or the error with its code and field. */
export function GET(request: Request): Response {
  const { searchParams } = new URL(request.url);
  try {
    const fields = NAMES.map((field) => {
      const value = searchParams.get(field);
      if (value === null) throw new SiddhantaError('missing_field', `${field} is missing.`, { field });
      return [field, value];
    });
    return Response.json(rasi({ birth: birthOf(Object.fromEntries(fields) as Fields) }));
  } catch (error) {
    if (!isSiddhantaError(error)) throw error;
    const { code, message, field } = error;
    return Response.json({ error: { code, message, field } }, { status: 400 });
  }
}
