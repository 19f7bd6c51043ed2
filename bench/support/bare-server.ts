import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answer } from './program.ts';

export interface BareReply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** In base64. */
  body: string;
}

let reply: BareReply = { status: 503, headers: {}, body: '' };
let body = Buffer.alloc(0);

/** The limit of a cached page: a node:http server that sends one fixed answer to every request. */
const server = createServer((_, response) => {
  response.writeHead(reply.status, reply.headers);
  response.end(body);
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Sets the answer to send from now on, and returns its address. */
answer(async (next: BareReply): Promise<string> => {
  reply = next;
  body = Buffer.from(next.body, 'base64');
  return url;
});
