import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Refusal } from '#platform/refusal.ts';
import { generalRefusal } from '#platform/text.ts';
import { requestRefusal } from './text.ts';

type Headers = (requestId: string) => Record<string, string>;

/** What a request that could not be read is answered with: the headers and the shape of any other refusal. */
function answerTo({ status, code, message, details }: Refusal, headers: Headers) {
  const body = JSON.stringify({ error: { code, message, details } });
  const own = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  };
  return { status, body, headers: { ...headers(randomUUID()), ...own } };
}

/** Answers what Node's parser refused, on the bare connection, and closes it. */
export function refuseUnreadable(headers: Headers) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const answer = answerTo(refusalFor(error.code), headers);
    const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`);
    if (socket.writable)
      socket.write(
        `HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status]}\r\n${lines.join('\r\n')}\r\n\r\n${answer.body}`,
      );
    socket.destroy();
  };
}

function refusalFor(code: string | undefined): Refusal {
  if (code === 'HPE_HEADER_OVERFLOW') return requestRefusal('headers_too_large');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return requestRefusal('request_too_slow');
  return generalRefusal('invalid_input');
}

/**
 * Refuses a request that names two hosts, because a proxy may have checked one while the shop reads the other. Returns
 * whether it did.
 */
export function refuseTwoHosts(headers: Headers) {
  return ({ rawHeaders }: IncomingMessage, response: ServerResponse): boolean => {
    let hosts = 0;
    for (let at = 0; at < rawHeaders.length; at += 2) if (/^host$/i.test(rawHeaders[at] as string)) hosts++;
    if (hosts < 2) return false;
    const answer = answerTo(generalRefusal('invalid_input'), headers);
    response.writeHead(answer.status, answer.headers).end(answer.body);
    return true;
  };
}
