import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { SECOND } from '#platform/clock.ts';
import { readConfig } from '#platform/server/config/config.ts';
import { wrongLines } from '#platform/server/counting/check-invariants.ts';
import { logTo } from '#platform/server/log.ts';
import { migrate } from '#platform/server/migrate.ts';
import { createShop } from '#server/app.ts';
import { checkAll } from '#server/upkeep/check-all.ts';
import { memoryFolder } from '../../tests/support/postgres/memory-folder.ts';
import { openCluster } from './cluster.ts';
import { begunByTheClock, compare, jobsLeft, median, nobodyOrdered, watchTheClock } from './counts.ts';
import { holdCrowds } from './crowds.ts';
import { openNode } from './nodes.ts';
import { beginStorm, openMarket } from './storm.ts';
import { addMembers, openGateway, readTold } from './told.ts';

/**
 * `npm run test:outage -- 10 [fault]`: two processes of the shop on two PostgreSQL, one the synchronous standby of the other, while
 * people order without a pause. Ten times each: a process is killed, one is killed in the middle of a crowd of orders that it
 * follows up, both are, the database is restarted, it is suspended for five seconds, and its primary is killed and the
 * standby promoted; or only the faults whose names have the given words. Prints what was acknowledged, lost and doubled, for
 * how long nobody could order, whom nobody told or somebody told twice, and whether the clock began anything twice. Long, and
 * not part of `npm test`.
 */
const ROUNDS = Number(process.argv[2] ?? 3);
const ONLY = process.argv.slice(3).join(' ');
const CALM = 3 * SECOND;
const SUSPENDED = 5 * SECOND;

const folder = await memoryFolder('wekala-outage-');
const cluster = await openCluster(folder);
await migrate(cluster.url);
const config = readConfig({
  DATABASE_URL: cluster.url,
  DATA_DIR: `${folder}/eye`,
  LOG_LEVEL: 'silent',
  RUNS: 'web',
});
const eye = await createShop({ config, log: logTo('silent', []), databaseUrl: cluster.url });
const market = await openMarket(eye.ctx);
await addMembers(eye.ctx.db);
await watchTheClock(eye.ctx.db);
await eye.close();
const gateway = await openGateway();
const openOne = (name: string) =>
  openNode(cluster.url, `${folder}/${name}`, { SMS_GATEWAY_URL: gateway.url });
const nodes = [await openOne('one'), await openOne('two')];
const storm = await beginStorm(
  nodes.map(({ url }) => url),
  market,
);
await pause(CALM);

let killed = 0;
let begun = 0;
const killOne = () => nodes[killed++ % nodes.length]?.kill();
const killInCrowd = async (most: number) => {
  const crowds = await holdCrowds(cluster.url, nodes.length);
  begun += crowds.begun;
  for (let each = 0; each < most; each += 1) killOne();
  await crowds.letGo();
};
const faults: Record<string, () => Promise<unknown>> = {
  'a process is killed': async () => killOne(),
  'a process is killed in a crowd': () => killInCrowd(1),
  'both are killed in their crowds': () => killInCrowd(nodes.length),
  'the database is restarted': cluster.restart,
  'the database is suspended for 5 s': () => cluster.suspend(SUSPENDED),
  'the primary is killed, the standby promoted': cluster.failOver,
};
const rows: (string | number)[][] = [];
for (const [name, strike] of Object.entries(faults).filter(([each]) => each.includes(ONLY))) {
  const before = storm.acknowledged.length;
  const away: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const struckAt = Date.now();
    await strike();
    away.push(await nobodyOrdered(storm.acknowledged, struckAt));
    await pause(CALM);
  }
  const sorted = away.toSorted((a, b) => a - b);
  rows.push([name, ROUNDS, storm.acknowledged.length - before, median(sorted), sorted.at(-1) ?? 0]);
}
await storm.end();
const last = await createShop({ config, log: logTo('silent', []), databaseUrl: cluster.url });
const { lost, doubled } = await compare(last.ctx.db, storm.acknowledged);
const left = await jobsLeft(last.ctx.db);
const clock = await begunByTheClock(last.ctx.db);
const wrong = wrongLines(await checkAll(last.ctx.patient));
const told = await readTold(last.ctx.db);
const texts = { arrived: gateway.texts.length, twice: gateway.texts.length - new Set(gateway.texts).size };

console.log('\n| fault | times | orders acknowledged meanwhile | s without an order, median | most |');
console.log('| --- | ---: | ---: | ---: | ---: |');
for (const row of rows) console.log(`| ${row.join(' | ')} |`);
console.log(`\nAcknowledged: ${storm.acknowledged.length}. Lost: ${lost}. Doubled: ${doubled}.`);
console.log(
  `Refused: ${JSON.stringify(Object.fromEntries(storm.refused))}. Jobs left after two minutes: ${left.join(', ') || 'none'}.`,
);
console.log(`Begun by the clock: ${clock.begun} jobs; twice: ${clock.twice}.`);
console.log(
  `Processes started again: ${nodes.map(node => node.restarts()).join(' and ')}; killed: ${killed}.`,
);
console.log(
  `Orders begun in crowds that were killed: ${begun}. Not followed up: ${told.left}. Told twice: ${told.twice}; never: ${told.never}. Products miscounted: ${told.miscounted}. Texts that arrived: ${texts.arrived}; twice: ${texts.twice}.`,
);
console.log(wrong.length === 0 ? 'The books are in order.' : `Not in order: ${wrong.join('; ')}`);

await last.close();
for (const node of nodes) node.close();
gateway.close();
await cluster.close();
await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
const faulty = lost + doubled + clock.twice + wrong.length + left.length + texts.twice;
process.exit(faulty + told.twice + told.never + told.left + told.miscounted === 0 ? 0 : 1);
