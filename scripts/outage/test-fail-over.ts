import { setTimeout as pause } from 'node:timers/promises';
import { SECOND } from '#platform/clock.ts';
import { readConfig } from '#platform/server/config/config.ts';
import { wrongLines } from '#platform/server/counting/check-invariants.ts';
import { logTo } from '#platform/server/log.ts';
import { createShop } from '#server/app.ts';
import { checkAll } from '#server/upkeep/check-all.ts';
import { compare, jobsLeft, median, nobodyOrdered } from './counts.ts';
import { kill, nameOfEtcdLeader, nameOfPrimary, nameOfStandby, setLink, untilWhole } from './machines.ts';
import { beginStorm, openMarket } from './storm.ts';

/**
 * `ops/ha/storm.sh 50`: on the machines of `ops/ha/up.sh`, people order without a pause while the next of the faults strikes,
 * 50 times in all. A fault begins when everything runs again by itself after the one before it. Prints what was
 * acknowledged, lost and doubled, and for how long nobody could order.
 */
const FAULTS = Number(process.argv[2] ?? 6);
const CALM = 3 * SECOND;
const DOOR = 'http://10.0.0.40:8080';

/** Each resolves to what puts it right, if that does not happen by itself. */
const faults: Record<string, (turn: number) => Promise<(() => void) | undefined>> = {
  'PostgreSQL of the primary is killed': async () => void kill(await nameOfPrimary(), /^postgres/),
  'everything on the primary is killed': async () => void kill(await nameOfPrimary()),
  'the leader of etcd is killed': async () => void kill(await nameOfEtcdLeader()),
  'the primary is cut off': async () => pull(await nameOfPrimary()),
  'the synchronous standby is cut off': async () => pull(await nameOfStandby()),
  'a shop node is killed': async turn => void kill(`web${(turn % 2) + 1}`, /^(node|MainThread)/),
};

// Only what came to its end has gone well.
process.exitCode = 1;
const databaseUrl = process.env['DATABASE_URL'] as string;
const config = readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: '/dev/shm/wekala-ha/people', RUNS: 'web' });
const openEye = () => createShop({ config, log: logTo('silent', []), databaseUrl });

const eye = await openEye();
const market = await openMarket(eye.ctx);
await eye.close();
const storm = await beginStorm([DOOR], market);
const away = new Map<string, number[]>();
for (let turn = 0; turn < FAULTS; turn += 1) {
  await untilWhole();
  await pause(CALM);
  const [name, strike] = Object.entries(faults)[turn % Object.keys(faults).length] as [
    string,
    (typeof faults)[string],
  ];
  const mend = await strike(Math.floor(turn / Object.keys(faults).length));
  // Only now: an order that was sent while the machine was being looked for says nothing.
  const struckAt = Date.now();
  const seconds = await nobodyOrdered(storm.acknowledged, struckAt);
  mend?.();
  away.set(name, [...(away.get(name) ?? []), seconds]);
  console.log(`${turn + 1}: ${name}: ${seconds} s`);
}
await untilWhole();
await storm.end();

const last = await openEye();
const { lost, doubled } = await compare(last.ctx.db, storm.acknowledged);
const left = await jobsLeft(last.ctx.db);
const wrong = wrongLines(await checkAll(last.ctx.patient));
printTable();
const isWell = lost + doubled + wrong.length + left.length === 0 && storm.acknowledged.length > 0;
process.exit(isWell ? 0 : 1);

function pull(place: string): () => void {
  setLink(place, 'down');
  return () => setLink(place, 'up');
}

function printTable(): void {
  console.log('\n| fault | times | s without an order, median | most |\n| --- | ---: | ---: | ---: |');
  for (const [name, seconds] of [...away, ['all', [...away.values()].flat()] as const]) {
    const sorted = seconds.toSorted((a, b) => a - b);
    console.log(`| ${name} | ${sorted.length} | ${median(sorted)} | ${sorted.at(-1)} |`);
  }
  console.log(`\nAcknowledged: ${storm.acknowledged.length}. Lost: ${lost}. Doubled: ${doubled}.`);
  console.log(
    `Refused: ${JSON.stringify(Object.fromEntries(storm.refused))}. Jobs left: ${left.join(', ') || 'none'}.`,
  );
  console.log(wrong.length === 0 ? 'The books are in order.' : `Not in order: ${wrong.join('; ')}`);
}
