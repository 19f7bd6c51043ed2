import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * A way to a database that can fail: `cut` breaks its connections, `refuse` takes no more of them, `freeze` keeps them
 * silent as a suspended PostgreSQL does, and `mend` makes everything as before.
 */
export async function databaseLine(url: string) {
  const to = new URL(url);
  const sockets = new Set<Socket>();
  let state: 'open' | 'refusing' | 'frozen' = 'open';
  const server = createServer(near => {
    if (state === 'refusing') return near.destroy();
    const far = connect({ host: to.hostname, port: Number(to.port) });
    for (const [each, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(each);
      each.on('data', bytes => void other.write(bytes));
      each.on('error', () => other.destroy());
      each.on('close', () => {
        sockets.delete(each);
        other.destroy();
      });
      if (state === 'frozen') each.pause();
    }
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(() => {
    cut();
    server.close();
  });
  return {
    url: Object.assign(new URL(url), { port: String((server.address() as { port: number }).port) }).href,
    cut,
    refuse() {
      state = 'refusing';
      cut();
    },
    freeze() {
      state = 'frozen';
      for (const socket of sockets) socket.pause();
    },
    mend() {
      state = 'open';
      for (const socket of sockets) socket.resume();
    },
  };
}
