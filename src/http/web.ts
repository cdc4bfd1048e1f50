import { type Answer, type Call, joined, TooLong } from './call.js';
import { streamOf } from './encoding.js';

export function webCall(request: Request): Call {
  const url = new URL(request.url);
  return {
    method: request.method,
    path: url.pathname,
    url,
    hasQuery: url.search !== '',
    header: (name) => request.headers.get(name),
    get signal() {
      return request.signal;
    },
    async body(limit) {
      if (request.body === null) return new Uint8Array();
      const chunks: Uint8Array[] = [];
      let length = 0;
      const reader = request.body.getReader();
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        length += part.value.length;
        if (length > limit) {
          reader.cancel().catch(() => {});
          throw new TooLong();
        }
        chunks.push(part.value);
      }
      return joined(chunks);
    },
  };
}

export function webResponse({ status, headers, body }: Answer): Response {
  const content = body === undefined ? null : body instanceof Uint8Array ? body : streamOf(body);
  // A body may be encoded already: without this Workers would encode it again; other platforms ignore it.
  const init: ResponseInit & { readonly encodeBody: 'manual' } = {
    status,
    headers: new Headers([...headers]),
    encodeBody: 'manual',
  };
  return new Response(content, init);
}
