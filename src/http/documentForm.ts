import { SiddhantaError } from '../errors.js';
import { weightsOf } from './accept.js';
import type { Bytes } from './call.js';
import type { Computed } from './compute.js';
import { utf8 } from './envelope.js';
import type { HeaderList } from './headerList.js';
import type { HandlerOptions } from './options.js';
import { textOf } from './textOf.js';

/** What a document is answered as: in the envelope of every answer, as the page itself, or printed. */
export type DocumentForm = 'json' | 'html' | 'pdf';

const TYPES: Readonly<Record<DocumentForm, string>> = {
  json: 'application/json',
  html: 'text/html',
  pdf: 'application/pdf',
};

/** A page that a browser opens at the address of the service runs nothing and loads nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:";

/**
 * Returns what a caller likes best: of several liked equally the first, JSON where nothing is named that there is, as for every other operation.
 *
 * @param accept the header of the request
 * @throws {SiddhantaError} `invalid_value` where it is a PDF alone and nobody prints
 */
export function documentForm(accept: string | null, canPrint: boolean): DocumentForm {
  if (accept === null) return 'json';
  const weights = weightsOf(accept);
  const weightOf = (type: string): number =>
    weights.get(type) ?? weights.get(`${type.slice(0, type.indexOf('/'))}/*`) ?? weights.get('*/*') ?? 0;
  let best: DocumentForm | undefined;
  for (const form of ['json', 'html', 'pdf'] as const) {
    if (form === 'pdf' && !canPrint) continue;
    if (weightOf(TYPES[form]) > (best === undefined ? 0 : weightOf(TYPES[best]))) best = form;
  }
  if (best === undefined && !canPrint && (weights.get(TYPES.pdf) ?? 0) > 0)
    throw new SiddhantaError(
      'invalid_value',
      'Accept is application/pdf; this service does not print documents. Accept text/html or application/json; this call was not charged.',
      { field: 'Accept' },
    );
  return best ?? 'json';
}

/** A document as it is sent. */
export interface SentDocument {
  readonly form: DocumentForm;
  readonly bytes: Bytes;
}

/**
 * Returns a document out of its data, as the page or printed; undefined for one in the envelope.
 *
 * @param data JSON of what an operation that writes a document returns
 */
export async function documentIn(
  data: Computed['data'],
  form: DocumentForm,
  pdf: HandlerOptions['pdf'],
): Promise<SentDocument | undefined> {
  if (form === 'json') return undefined;
  const { html } = JSON.parse(await textOf(data)) as { readonly html: string };
  if (form === 'html') return { form, bytes: utf8(html) };
  if (pdf === undefined) throw new Error('Nobody prints documents.');
  return { form, bytes: new Uint8Array(await pdf(html)) };
}

/** Says in the headers what a document is, and how long; returns its bytes. */
export function announceDocument({ form, bytes }: SentDocument, headers: HeaderList): Bytes {
  headers.set('content-type', form === 'html' ? `${TYPES.html}; charset=utf-8` : TYPES[form]);
  headers.set('content-length', String(bytes.length));
  headers.set('content-security-policy', POLICY);
  return bytes;
}
