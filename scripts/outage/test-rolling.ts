import { setTimeout as pause } from 'node:timers/promises';
import { SECOND } from '#platform/clock.ts';
import { readConfig } from '#platform/server/config/config.ts';
import { logTo } from '#platform/server/log.ts';
import { createShop } from '#server/app.ts';
import { compare } from './counts.ts';
import { kill, untilLeft, untilWhole } from './machines.ts';
import { beginStorm, openMarket } from './storm.ts';

/**
 * `ops/ha/roll.sh 3`: on the machines of `ops/ha/up.sh`, people order and read without a pause while both shop nodes are
 * restarted one after the other, as for a new release, so many times. Not one request may fail.
 */
const ROUNDS = Number(process.argv[2] ?? 3);
const CALM = 3 * SECOND;
const DOOR = 'http://10.0.0.40:8080';
const READERS = 6;
const READ = ['/', '/search', '/cart', '/livez'];

// Only what came to its end has gone well.
process.exitCode = 1;
const databaseUrl = process.env['DATABASE_URL'] as string;
const config = readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: '/dev/shm/wekala-ha/people', RUNS: 'web' });
const eye = await createShop({ config, log: logTo('silent', []), databaseUrl });
await untilWhole();
const storm = await beginStorm([DOOR], await openMarket(eye.ctx));
const readers = beginReading();
for (let round = 0; round < ROUNDS; round += 1)
  for (const web of ['web1', 'web2'] as const) {
    await pause(CALM);
    const begun = Date.now();
    kill(web, /^(node|MainThread)/, 'SIGTERM');
    await untilLeft(web);
    await untilWhole();
    console.log(`${web} was restarted in ${Math.round((Date.now() - begun) / SECOND)} s`);
  }
await pause(CALM);
await Promise.all([storm.end(), readers.end()]);
const { lost, doubled } = await compare(eye.ctx.db, storm.acknowledged);
const failed = [...storm.failed, ...readers.failed];
const kinds = [...new Set(failed)].map(kind => `${failed.filter(each => each === kind).length} ${kind}`);
console.log(
  `\n${2 * ROUNDS} restarts. Orders: ${storm.acknowledged.length} acknowledged, ${lost} lost, ${doubled} doubled, refused: ${JSON.stringify(Object.fromEntries(storm.refused))}. Pages read: ${readers.read()}. Failed: ${kinds.join(', ') || 'none'}.`,
);
process.exit(failed.length + lost + doubled + storm.refused.size === 0 && readers.read() > 0 ? 0 : 1);

function beginReading() {
  const failures: string[] = [];
  let count = 0;
  const over = new AbortController();
  const readOn = async (from: number) => {
    for (let at = from; !over.signal.aborted; at += 1) {
      const path = READ[at % READ.length] as string;
      const status = await fetch(DOOR + path, { signal: AbortSignal.timeout(10 * SECOND) }).then(
        async reply => {
          await reply.arrayBuffer();
          return reply.status;
        },
        (error: Error) => error.name,
      );
      count += 1;
      if (status !== 200) failures.push(`${path}: ${status}`);
    }
  };
  const all = Array.from({ length: READERS }, (_, at) => readOn(at));
  return {
    failed: failures,
    read: () => count,
    async end() {
      over.abort();
      await Promise.all(all);
    },
  };
}
