import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  checkBooksNow,
  giveUpJob,
  listFailedJobs,
  retryJob,
  showOperations,
} from '#modules/operations/calls.ts';
import { recordBackup } from '#platform/server/outage/backups.ts';
import { checkBooksNightly } from '#server/upkeep/nightly-books.ts';
import { addPerson } from '../../support/people.ts';
import { auditOf, jobsOf } from '../../support/readers.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
const admin = await addPerson(shop, { role: 'super_admin' });
const state = async () => (await shop.call(showOperations, {}, admin)).body;

/** A job that nobody tries any more. */
async function failedJob(payload: object): Promise<number> {
  const [job] = await shop.rows(sql<{ id: number }>`
    select id from graphile_worker.add_job('order.placed: notifyMerchant', ${JSON.stringify(payload)}::json)`);
  const id = job?.id ?? 0;
  await shop.rows(sql`
    update graphile_worker._private_jobs
       set attempts = max_attempts, last_error = ${'it broke\n at secret line'} where id = ${id}`);
  return id;
}

test('a new shop says that no backup was taken and no check was made, and names its processes', async () => {
  expect(await state()).toMatchObject({
    backup: null,
    books: null,
    queue: [],
    processes: [{ node: expect.stringContaining(`:${process.pid}`) }],
    services: [
      { name: 'smtp', state: 'missing' },
      { name: 'sms', state: 'missing' },
      { name: 'whatsapp', state: 'missing' },
      { name: 'paymob', state: 'missing' },
      { name: 'fawry', state: 'missing' },
      { name: 'bosta', state: 'missing' },
      { name: 'google', state: 'missing' },
      { name: 'meta', state: 'missing' },
    ],
  });
});

test('the last backup and the last check of the books are shown', async () => {
  const madeAt = new Date('2026-11-22T19:00:00Z');
  await recordBackup(shop.ctx.db, { madeAt, rows: 12, files: 3, isTried: true });
  await checkBooksNightly(shop.ctx);
  const { backup, books } = await state();
  expect(backup).toEqual({ madeAt: madeAt.toISOString(), rows: 12, files: 3, isTried: true });
  expect(books).toMatchObject({ violations: 0, broken: [] });
});

test('a service that failed five times one after the other is said to rest', async () => {
  const fail = () => Promise.reject(new Error('silent'));
  for (let tries = 0; tries < 5; tries += 1)
    await shop.ctx.circuits.ask('fawry', fail).catch(() => undefined);
  expect((await state()).services).toContainEqual({ name: 'fawry', state: 'resting' });
});

test('a failed job is listed with the ids it is about and nothing that names a person', async () => {
  const id = await failedJob({ id: 7, name: 'منى', mobile: '01012345678' });
  const { body } = await shop.call(listFailedJobs, {}, admin);
  expect(body.jobs).toEqual([
    {
      id,
      job: 'order.placed: notifyMerchant',
      about: [{ name: 'id', id: 7 }],
      attempts: 25,
      error: 'it broke',
      failedAt: expect.any(String),
    },
  ]);
  expect((await state()).queue).toContainEqual({
    job: 'order.placed: notifyMerchant',
    waiting: 0,
    failed: 1,
    secondsLate: 0,
    secondsRunning: 0,
  });
  await shop.call(giveUpJob, { jobId: id, reason: 'أُبلغ التاجر بالهاتف' }, admin);
});

test('a failed job is put back with all its tries, once', async () => {
  const jobId = await failedJob({ id: 8 });
  expect((await shop.call(retryJob, { jobId }, admin)).status).toBe(200);
  expect((await shop.call(listFailedJobs, {}, admin)).body.jobs).toEqual([]);
  expect((await shop.call(retryJob, { jobId }, admin)).error?.code).toBe('job_not_found');
  expect(await auditOf(shop, { type: 'job', id: jobId }, 'what', 'to', 'by')).toEqual([
    { what: 'job.retry', to: 'order.placed: notifyMerchant', by: admin.id },
  ]);
});

test('a job is given up with a reason only, and the audit log records what it was', async () => {
  const jobId = await failedJob({ id: 9, note: 'سر' });
  const waiting = (await jobsOf(shop)).length;
  expect((await shop.call(giveUpJob, { jobId, reason: ' ' }, admin)).status).toBe(400);
  expect((await shop.call(giveUpJob, { jobId, reason: 'أُلغي الطلب' }, admin)).status).toBe(200);
  expect(await jobsOf(shop)).toHaveLength(waiting - 1);
  expect((await shop.call(giveUpJob, { jobId, reason: 'أُلغي الطلب' }, admin)).error?.code).toBe(
    'job_not_found',
  );
  expect(await auditOf(shop, { type: 'job', id: jobId }, 'what', 'from', 'reason')).toEqual([
    { what: 'job.give_up', from: 'order.placed: notifyMerchant, id 9', reason: 'أُلغي الطلب' },
  ]);
});

test('the books are checked when somebody asks for it', async () => {
  await shop.rows(sql`delete from book_checks`);
  expect((await shop.call(checkBooksNow, {}, admin)).status).toBe(200);
  await expect.poll(async () => (await state()).books?.violations, { timeout: 10_000 }).toBe(0);
});
