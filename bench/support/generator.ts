import autocannon from 'autocannon';
import { type Load, loadOf } from './load.ts';
import { answer } from './program.ts';

export interface HttpRequest {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  /** `[<id>]` in it becomes a new id at each request. */
  body?: string;
}

export interface HttpLoad {
  url: string;
  /** The requests of each connection in turn, one at a time. */
  connections: HttpRequest[][];
  seconds: number;
  /** Any other status ends the benchmark: refusals are fast. */
  status: number;
}

/** The load generator: autocannon. */
answer(async ({ url, connections, seconds, status }: HttpLoad): Promise<Load> => {
  const waiting = [...connections];
  const times: number[] = [];
  const strange: number[] = [];
  const began = performance.now();
  const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>();
  const run = autocannon(
    {
      url,
      connections: connections.length,
      duration: seconds,
      idReplacement: connections.some(requests => requests.some(({ body }) => body?.includes('[<id>]'))),
      setupClient: client => {
        client.setRequests(waiting.shift() ?? []);
        dropBodies(client);
      },
    },
    (error, result) => (error ? reject(error) : resolve(result)),
  );
  run.on('response', (...[, code, , time]) => {
    if (code === status) times.push(time);
    else strange.push(code);
  });
  const { errors } = await promise;
  if (strange.length > 0 || errors > 0)
    throw new Error(`${strange.length} answers were not ${status} (but ${strange[0]}), ${errors} failed`);
  return loadOf(times, (performance.now() - began) / 1000);
});

/**
 * autocannon keeps every answer as text, and turning compressed bytes into text costs many times what sending them
 * does.
 */
function dropBodies(client: autocannon.Client): void {
  const { pipelinedRequests } = client as unknown as { pipelinedRequests: { addBody(data: Buffer): void } };
  pipelinedRequests.addBody = () => undefined;
}
