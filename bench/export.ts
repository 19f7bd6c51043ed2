import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { performance } from 'node:perf_hooks';
import { exportOrders } from '#modules/orders/back-office.calls.ts';
import { encodeCall } from '#platform/call.ts';
import { openSubject } from './support/in-turn.ts';
import { fine, printTable, whole } from './support/table.ts';
import { shopOfYears, startYearsPostgres } from './support/years/shop-of-years.ts';

/** The CSV of all orders of a small and a large shop, read as a browser reads it: the time, and the memory. */
const SIZES = [
  { orders: 10_000, products: 1_000 },
  { orders: 1_000_000, products: 100_000 },
];
const MEGABYTE = 1024 * 1024;

const postgres = await startYearsPostgres();
try {
  const rows: string[][] = [];
  for (const size of SIZES) {
    const subject = await openSubject(await shopOfYears(postgres.url, size), size);
    const { server } = subject.shop.http;
    await subject.shop.http.listen({ host: '127.0.0.1', port: 0 });
    if (!server.listening) await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const { url } = encodeCall(exportOrders, { format: 'csv' });
    const headers = { authorization: `Bearer ${subject.tokens.admin}` };
    const began = performance.now();
    const reply = await fetch(`http://127.0.0.1:${port}${url}`, { headers });
    if (reply.status !== 200 || reply.body === null) throw new Error(`export: ${reply.status}`);
    const first = performance.now() - began;
    let [bytes, lines, held] = [0, 0, 0];
    for await (const piece of reply.body) {
      bytes += piece.length;
      lines += piece.reduce((sum, byte) => (byte === 10 ? sum + 1 : sum), 0);
      held = Math.max(held, process.memoryUsage().rss);
    }
    const seconds = (performance.now() - began) / 1_000;
    rows.push([
      whole(size.orders),
      whole(lines - 1),
      fine(bytes / MEGABYTE),
      whole(first),
      fine(seconds),
      whole(held / MEGABYTE),
    ]);
    await subject.shop.close();
  }
  const columns = ['orders', 'rows', 'MiB', 'first byte, ms', 'all of it, s', 'memory at most, MiB'];
  printTable('The CSV of all orders', columns, rows);
} finally {
  await postgres.stop();
}
