import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { METRICS_TYPE } from './metrics.js';

export interface MetricsServer {
  readonly url: string;
  close(): Promise<void>;
}

const PATH = '/metrics';

async function answer(message: IncomingMessage, response: ServerResponse, text: () => Promise<string>): Promise<void> {
  const { method, url } = message;
  response.setHeader('Cache-Control', 'no-store');
  if (url !== PATH) {
    response.writeHead(404).end();
  } else if (method !== 'GET' && method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
  } else {
    const body = await text();
    response.writeHead(200, { 'Content-Type': METRICS_TYPE, 'Content-Length': Buffer.byteLength(body) });
    response.end(method === 'HEAD' ? undefined : body);
  }
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** Returns its own listener for the metrics, so that who reaches the API does not reach them. Throws `Error` when the port cannot be had. */
export async function serveMetrics(text: () => Promise<string>, host: string, port: number): Promise<MetricsServer> {
  const server = createServer((message, response) => {
    answer(message, response, text).catch(() => {
      if (response.headersSent) response.destroy();
      else response.writeHead(503).end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen({ port, host, exclusive: true }, () => resolve());
  });
  const { address, family, port: actual } = server.address() as AddressInfo;
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${actual}${PATH}`,
    close: () => closeServer(server),
  };
}
