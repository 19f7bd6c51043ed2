import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addKey, dropOldKeys } from '#platform/server/secrets.ts';
import { resealColumn, resealFiles } from '#platform/server/storage/reseal.ts';
import { sealedFiles } from '#platform/server/storage/sealed-files.ts';
import { SEALED_COLUMNS, SEALED_FILES } from '../../../scripts/secrets/sealed.ts';
import { addPerson } from '../../support/people.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
const { db, secrets, storage, config } = shop.ctx;

/** Columns of bytes that nobody needs to open again. */
const HASHES_AND_BODIES = [
  'sessions.token_hash',
  'known_devices.key_hash',
  'agent_keys.key_hash',
  'one_time_codes.code_hash',
  'recovery_codes.code_hash',
  'merchant_invitations.token_hash',
  'payment_events.body',
  'former_contacts.token_hash',
  // A merchant's list of products, stored for a month; and the public half of a pair of keys.
  'import_files.bytes',
  'passkeys.public_key',
  // What everybody may fetch.
  'feed_parts.bytes',
];

test('every column of bytes is sealed and rotated, or named as one that holds no secret', async () => {
  const columns = await shop.rows(sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and data_type = 'bytea'`);
  const sealed = SEALED_COLUMNS.map(({ table, column }) => `${table}.${column}`);
  expect(columns.map(({ name }) => name).toSorted()).toEqual([...sealed, ...HASHES_AND_BODIES].toSorted());
});

test('a private file is sealed on the disk, for this account alone, and opens only under its own key', async () => {
  await sealedFiles(shop.ctx).put('papers/a', Buffer.from('national id 29001011234567'));
  const file = path.join(config.dataDir, 'files/papers/a');
  expect(readFileSync(file, 'latin1')).not.toContain('29001011234567');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect((await sealedFiles(shop.ctx).get('papers/a'))?.toString()).toBe('national id 29001011234567');
  await storage.put('papers/b', readFileSync(file));
  await expect(sealedFiles(shop.ctx).get('papers/b')).rejects.toThrow();
  expect(await sealedFiles(shop.ctx).get('papers/none')).toBeNull();
});

test('a rotation seals every value and file again, while the shop goes on with both keys', async () => {
  const { id } = await addPerson(shop, { role: 'support' });
  const other = await addPerson(shop, { role: 'support' });
  const factor = (userId: number, secret: Buffer) =>
    sql`insert into second_factors (user_id, state, secret) values (${userId}, 'on', ${secret})`.execute(db);
  const SECRET = SEALED_COLUMNS[0]?.purpose ?? '';
  await factor(id, secrets.seal('first', SECRET));
  const [{ id: applicationId }] = (await shop.rows(sql<{ id: number }>`
    insert into merchant_applications (user_id, created_at, changed_at) values (${id}, now(), now()) returning id`)) as [
    { id: number },
  ];
  await sealedFiles(shop.ctx).put('papers/c', Buffer.from('a paper'));
  await sql`insert into merchant_papers (application_id, kind, name, media_type, size, storage_key, sent_at)
            values (${applicationId}, 'other', 'x', 'application/pdf', 7, 'papers/c', now())`.execute(db);

  addKey(config.dataDir);
  await factor(other.id, secrets.seal('second', SECRET));
  let resealed = 0;
  for (const column of SEALED_COLUMNS) resealed += await resealColumn(shop.ctx, column);
  for (const files of SEALED_FILES) resealed += await resealFiles(shop.ctx, files);
  expect(resealed).toBe(2);
  addKey(config.dataDir);
  dropOldKeys(config.dataDir);

  const rows = await shop.rows(sql<{ secret: Buffer }>`select secret from second_factors order by user_id`);
  expect(rows.map(({ secret }) => secrets.open(secret, SECRET))).toEqual(['first', 'second']);
  expect((await sealedFiles(shop.ctx).get('papers/c'))?.toString()).toBe('a paper');
});
