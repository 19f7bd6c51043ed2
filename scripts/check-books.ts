import { loadConfig } from '#platform/server/config/config.ts';
import { wrongLines } from '#platform/server/counting/check-invariants.ts';
import { openDatabase } from '#platform/server/database.ts';
import { joinPostgres } from '#platform/server/embedded-postgres.ts';
import { createLog } from '#platform/server/log.ts';
import { checkAll } from '#server/upkeep/check-all.ts';

/**
 * `npm run check:books`: each invariant of orders, stock and money with its count of violations; fails if there is any.
 * Works next to a running shop.
 */
const config = loadConfig();
const postgres = await joinPostgres(config, createLog({ ...config, logLevel: 'error' }));
const { db, close } = openDatabase(postgres.url, 1);
try {
  const lines = await checkAll(db);
  for (const { id, says, violations } of lines)
    console.log(`${id.padEnd(4)} ${String(violations).padStart(6)}  ${says}`);
  const wrong = wrongLines(lines).length;
  console.log(
    wrong === 0 ? '\nThe books are in order.' : `\n${wrong} of ${lines.length} invariants do not hold.`,
  );
  process.exitCode = wrong === 0 ? 0 : 1;
} finally {
  await close();
  await postgres.stop();
}
