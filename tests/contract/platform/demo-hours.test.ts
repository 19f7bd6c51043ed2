import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { HOUR } from '#platform/clock.ts';
import { readConfig } from '#platform/server/config/config.ts';
import { openDatabase } from '#platform/server/database.ts';
import { migrateJobs } from '#platform/server/jobs.ts';
import { makeHistory } from '../../../demo/history/make-history.ts';
import { loadWholeDemo } from '../../../demo/load.ts';
import { testDatabase } from '../../support/database.ts';
import { greyStorage } from '../../support/pictures.ts';

/**
 * The demo counts back from the moment at which it is loaded, and what Cairo's days decide in it (which payouts are drafted,
 * what may still be returned) falls on other sides of midnight then. These are the hours at which it once had no payouts,
 * and at which it once could not be loaded. `DEMO_HOURS='Friday 23,Saturday 00'` tries others, `all` each of a week.
 */
const HOURS = process.env.DEMO_HOURS ?? 'Sunday 01,Tuesday 00';
const WEEK = Array.from({ length: 7 * 24 }, (_, back) => hoursAgo(back));
const MOMENTS = WEEK.filter(moment => HOURS === 'all' || HOURS.split(',').includes(inCairo(moment)));

test.each(MOMENTS.map(moment => [inCairo(moment), moment] as const))(
  '%s o’clock in Cairo: the demo has what it shows',
  async (_, moment) => {
    const { url, drop } = await testDatabase();
    const { db, pool, close } = openDatabase(url, 2);
    onTestFinished(async () => {
      await close();
      await drop();
    });
    await migrateJobs(pool);
    const config = readConfig({ DATABASE_URL: url, DATA_DIR: await mkdtemp(join(tmpdir(), 'wekala-demo-')) });
    const storage = await greyStorage(config);
    await loadWholeDemo({ db, storage, config, databaseUrl: url }, makeHistory, moment);

    const states = async (table: string) => {
      const { rows } = await sql<{ state: string; n: number }>`
        select state, count(*)::int as n from ${sql.table(table)} group by state`.execute(db);
      return Object.fromEntries(rows.map(({ state, n }) => [state, n]));
    };
    expect(await states('payouts')).toEqual({ paid: 1, draft: 1 });
    expect(await states('returns')).toEqual({ requested: 1, approved: 1, resolved: 2 });
    expect(await states('claims')).toEqual({ open: 1, answered: 1 });
    const { rows: inboxes } = await sql<{ unread: number }>`
      select count(*)::int as unread from notifications n join users u on u.id = n.user_id
       where u.email = 'buyer2@wekala.example' and n.read_at is null`.execute(db);
    expect(inboxes[0]?.unread).toBeGreaterThan(0);
    expect(inboxes[0]?.unread, 'a handful, as of who looks in every day').toBeLessThan(12);
    // The page of deals is not empty: some prices of the log are true reductions of the last 30 days.
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from deals d join products p on p.id = d.product_id
       where p.listed and p.in_stock and p.price = d.price`.execute(db);
    expect(rows[0]?.n).toBeGreaterThan(20);
  },
  300_000,
);

/** At the half of an hour, so that no moment is in the future. */
function hoursAgo(back: number): Date {
  return new Date(Math.floor(Date.now() / HOUR) * HOUR - back * HOUR - HOUR / 2);
}

function inCairo(moment: Date): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Africa/Cairo',
    weekday: 'long',
    hour: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment);
  const part = (name: string) => parts.find(({ type }) => type === name)?.value;
  return `${part('weekday')} ${part('hour')}`;
}
