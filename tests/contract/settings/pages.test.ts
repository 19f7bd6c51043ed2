import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { showPage } from '#modules/settings/calls.ts';
import { savePage, showPageVersion, showWrittenPage } from '#modules/settings/pages.calls.ts';
import { addPerson } from '../../support/people.ts';
import { auditOf } from '../../support/readers.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
let token: string;
let admin: Awaited<ReturnType<typeof addPerson>>;

beforeAll(async () => {
  admin = await addPerson(shop, { role: 'super_admin' });
  token = admin.token;
});

const sections = (text: string) => [{ heading: 'التسجيل', paragraphs: [text] }];
const save = (number: number, given: object[]) =>
  shop.call(savePage, { name: 'terms', number, sections: given as never }, { token });

test('each save of a text is a new version; earlier ones stay readable, and so does what buyers agreed to', async () => {
  expect((await save(0, sections('أولى'))).body.number).toBe(1);
  const buyer = await addPerson(shop);
  await sql`insert into consents (user_id, purpose, text_version, given_from)
    select ${buyer.id}, 'terms', version, '127.0.0.1' from pages where name = 'terms'`.execute(shop.ctx.db);
  const { body } = await save(1, sections('ثانية'));
  expect(body.versions.map(({ number, savedBy }) => [number, savedBy !== null])).toEqual([
    [2, true],
    [1, true],
  ]);
  expect(new Set(body.versions.map(({ version }) => version)).size).toBe(2);
  expect((await shop.call(showPage, { name: 'terms' })).body.sections).toEqual(sections('ثانية'));
  const first = await shop.call(showPageVersion, { name: 'terms', number: 1 }, { token });
  expect(first.body.sections).toEqual(sections('أولى'));
  const agreed = await shop.rows(sql<{ version: string }>`
    select text_version as version from consents where user_id = ${buyer.id} and purpose = 'terms' order by id desc limit 1`);
  expect(agreed[0]?.version).toBe(first.body.version);
  await expect(shop.rows(sql`update page_versions set sections = '[]'`)).rejects.toThrow();
});

test('the second of two who write at once is refused', async () => {
  const { number } = (await shop.call(showWrittenPage, { name: 'terms' }, { token })).body;
  const replies = await Promise.all([save(number, sections('هذا')), save(number, sections('ذاك'))]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await save(number, sections('متأخر'))).error.code).toBe('changed_meanwhile');
});

test('a text that says nothing, or the same heading twice, is refused beside its field', async () => {
  const { number } = (await shop.call(showWrittenPage, { name: 'terms' }, { token })).body;
  const twice = await save(number, [...sections('أ'), ...sections('ب')]);
  expect(twice.error.details.fields).toHaveProperty(['sections.1.heading']);
  const empty = await save(number, sections('  '));
  expect(empty.error.details.fields).toHaveProperty(['sections.0.paragraphs']);
  expect((await save(number, [])).status).toBe(400);
  expect((await save(number, [{ heading: '', paragraphs: ['نص'] }])).status).toBe(400);
});

test('a version is in the audit', async () => {
  const rows = await auditOf(shop, { what: 'setting.page' }, 'subject', 'to');
  expect(rows[0]).toMatchObject({ subject: 'terms', to: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
});
