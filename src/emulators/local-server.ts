import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request to an emulated gateway, by either way. */
export interface GatewayRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  authorization: string;
  body: string;
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export type Answering = (received: GatewayRequest) => Promise<Answer>;

/** The fault of one answer: it is lost `before` or `after` the work was done, or is a 500 after it. */
export type CallTrouble = 'lost_before' | 'lost_after' | 'error';

export const json = (status: number, body: unknown): Answer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

export const seeOther = (location: string): Answer => ({ status: 303, headers: { location }, body: '' });

/** These pages load nothing from elsewhere, and no script runs in them. */
export const html = (body: string): Answer => ({
  status: 200,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
  },
  body,
});

export const fieldsOf = ({ body }: GatewayRequest): Record<string, unknown> => {
  try {
    const parsed: unknown = JSON.parse(body || '{}');
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
};

export interface Line {
  url: string;
  /** `METHOD /path` of each call. */
  calls: string[];
  /** The next call whose `METHOD /path` begins like this fails. */
  spoilCall(path: string, trouble: CallTrouble): void;
  close(): Promise<void>;
}

/** An emulated gateway on a port that only this machine can reach. */
export async function openLine(answering: Answering): Promise<Line> {
  const calls: string[] = [];
  const troubles: { path: string; trouble: CallTrouble }[] = [];
  const server = createServer((request, response) => {
    void serve(request, response).catch(() => request.socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await new Promise(resolve => server.once('listening', resolve));

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const received = await readRequest(request);
    const call = `${received.method} ${received.path}`;
    calls.push(call);
    const at = troubles.findIndex(each => call.startsWith(each.path));
    const trouble = at < 0 ? undefined : troubles.splice(at, 1)[0]?.trouble;
    if (trouble === 'lost_before') return request.socket.destroy();
    const { status, headers, body } = await answering(received);
    if (trouble === 'lost_after') return request.socket.destroy();
    response.writeHead(trouble === 'error' ? 500 : status, headers).end(body);
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    spoilCall: (path, trouble) => void troubles.push({ path, trouble }),
    close: async () => {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}

async function readRequest(request: IncomingMessage): Promise<GatewayRequest> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
  return {
    method: request.method ?? 'GET',
    path: pathname,
    query: searchParams,
    authorization: request.headers.authorization ?? '',
    body,
  };
}
