import { connect, createServer, type Socket } from 'node:net';

/** A port that leads to another one, which may change: then all connections are cut. */
export async function openRouter(first: number) {
  let target = first;
  const sockets = new Set<Socket>();
  const server = createServer(near => {
    const far = connect({ host: '127.0.0.1', port: target });
    for (const [each, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(each);
      each.on('error', () => other.destroy());
      each.on('close', () => {
        sockets.delete(each);
        other.destroy();
      });
      each.pipe(other);
    }
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as { port: number }).port,
    leadTo(port: number) {
      target = port;
      cut();
    },
    close() {
      server.close();
      cut();
    },
  };
}
