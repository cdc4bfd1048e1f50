import { isSiddhantaError, rasi } from 'siddhanta';
import { northIndian } from 'siddhanta/svg';
import { birthOf, EXAMPLE, type Fields, NAMES } from './birth';

/** Returns the chart as SVG text, or the sentence that says which field is wrong. */
function draw(fields: Fields): { svg: string } | { problem: string } {
  try {
    return { svg: northIndian(rasi({ birth: birthOf(fields) }), { theme: 'auto' }) };
  } catch (error) {
    if (isSiddhantaError(error)) return { problem: error.message };
    throw error;
  }
}

// A server component: the browser gets the picture, and none of the library.
export default async function Page({ searchParams }: { searchParams: Promise<Partial<Fields>> }) {
  const fields = { ...EXAMPLE, ...(await searchParams) };
  const drawn = draw(fields);
  return (
    <main>
      <h1>A birth chart</h1>
      <form>
        {NAMES.map((name) => (
          <label key={name}>
            {name} <input name={name} defaultValue={fields[name]} required />
          </label>
        ))}
        <button type="submit">Show</button>
      </form>
      {'problem' in drawn ? (
        <p role="alert">{drawn.problem}</p>
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the library writes text from outside so that it is drawn and never run.
        <figure dangerouslySetInnerHTML={{ __html: drawn.svg }} />
      )}
    </main>
  );
}
