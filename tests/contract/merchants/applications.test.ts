import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { showRole } from '#modules/accounts/session.calls.ts';
import { showShopAccount } from '#modules/merchants/account.calls.ts';
import {
  readPaper,
  removePaper,
  saveApplication,
  sendApplication,
  sendApplicationLogo,
  sendPaper,
  showApplication,
} from '#modules/merchants/application.calls.ts';
import { listActiveMerchants } from '#modules/merchants/calls.ts';
import {
  acceptMerchant,
  askForPapers,
  checkItem,
  exportMerchants,
  listMerchants,
  rejectMerchant,
  revealNationalId,
  showMerchantFile,
} from '#modules/merchants/review.calls.ts';
import { listNotifications } from '#modules/notifications/calls.ts';
import {
  addApplicant,
  FORM,
  fillApplication,
  NATIONAL_ID,
  PDF,
  type Person,
  papersOf,
  tickAll,
} from '../../support/applicants.ts';
import { addPerson, sessionOf } from '../../support/people.ts';
import { picture, pictureBomb } from '../../support/pictures.ts';
import { auditOf, messagesOf } from '../../support/readers.ts';
import { type TestShop, testShop } from '../../support/shop.ts';

let shop: TestShop;
let admin: Person;
beforeAll(async () => {
  shop = await testShop();
  admin = await addPerson(shop, { role: 'super_admin' });
});

describe('the form', () => {
  test('stores what was typed, unchecked, and shows the national id only masked [NAV-6]', async () => {
    const { token } = await addPerson(shop);
    await shop.call(saveApplication, { nameAr: 'ركن', taxNumber: '12' }, { token });
    await shop.call(saveApplication, { nationalId: FORM.nationalId }, { token });
    const { body, text } = await shop.call(showApplication, {}, { token });
    expect(body.application).toMatchObject({
      status: null,
      form: { nameAr: 'ركن', taxNumber: '12' },
      nationalId: '••••••••••2345',
    });
    expect(text).not.toContain(NATIONAL_ID);
  });

  test('seals the national id: no column, log or message holds it', async () => {
    const { token, id } = await addPerson(shop);
    await fillApplication(shop, { token } as Person);
    const [row] = await shop.rows(sql<{ all: string; sealed: string }>`
      select row_to_json(a)::text as all, encode(national_id, 'escape') as sealed
        from merchant_applications a where user_id = ${id}`);
    expect(row?.all).not.toContain(NATIONAL_ID);
    expect(row?.sealed).not.toContain(NATIONAL_ID);
    expect(shop.logged.join()).not.toContain(NATIONAL_ID);
  });

  test('the mask that comes back with the form changes nothing', async () => {
    const { token } = await addPerson(shop);
    await shop.call(saveApplication, { nationalId: FORM.nationalId }, { token });
    await shop.call(saveApplication, { nationalId: '••••••••••2345' }, { token });
    const { body } = await shop.call(showApplication, {}, { token });
    expect(body.application?.nationalId).toBe('••••••••••2345');
  });

  test('nothing typed is refused field by field, in Arabic', async () => {
    const { token } = await addPerson(shop);
    const reply = await shop.call(sendApplication, { acceptTerms: true }, { token });
    expect([reply.status, reply.error.code]).toEqual([400, 'invalid_input']);
    const { fields = {} } = reply.error.details;
    expect(Object.keys(fields).toSorted()).toEqual(
      [
        'activity',
        'address',
        'email',
        'entityKind',
        'legalName',
        'nameAr',
        'nationalId',
        'phone',
        'taxNumber',
        'vatRegistered',
      ].toSorted(),
    );
    for (const sentence of Object.values(fields)) expect(sentence).toMatch(/\p{Script=Arabic}/u);
  });

  test.each([
    ['taxNumber', { taxNumber: '12345678' }],
    ['nationalId', { nationalId: '29013450112345' }],
    ['nationalId', { nationalId: '31501010112345' }],
    ['commercialRegister', { commercialRegister: '' }],
    ['phone', { phone: '0223456789' }],
  ])('%s is wrong in %j', async (field, wrong) => {
    const { token } = await addPerson(shop);
    await fillApplication(shop, { token } as Person, wrong);
    const reply = await shop.call(sendApplication, { acceptTerms: true }, { token });
    expect(Object.keys(reply.error.details.fields ?? {})).toEqual([field]);
  });

  test('a person needs no register, neither number nor paper', async () => {
    const { token } = await addPerson(shop);
    await shop.call(saveApplication, { ...FORM, entityKind: 'person', commercialRegister: '' }, { token });
    await shop.call(sendPaper, { kind: 'tax_card', name: 'a.pdf', file: PDF }, { token });
    const early = await shop.call(sendApplication, { acceptTerms: true }, { token });
    expect([early.error.code, early.error.details['papers']]).toEqual(['papers_missing', ['owner_id']]);
    await shop.call(sendPaper, { kind: 'owner_id', name: 'b.pdf', file: PDF }, { token });
    const sent = await shop.call(sendApplication, { acceptTerms: true }, { token });
    expect(sent.body.status).toBe('applied');
  });

  test('terms that were not accepted and an unverified mobile are refused with all other mistakes at once', async () => {
    const { id, token } = await addPerson(shop);
    await shop.call(saveApplication, { ...FORM, taxNumber: '12345678', phone: '0223456789' }, { token });
    const { error } = await shop.call(sendApplication, { acceptTerms: false }, { token });
    expect(Object.keys(error.details.fields ?? {}).toSorted()).toEqual(['acceptTerms', 'phone', 'taxNumber']);
    expect(error.details['papers']).not.toEqual([]);
    expect(error.details['papers']).toBeDefined();
    await sql`update users set mobile_verified_at = null where id = ${id}`.execute(shop.ctx.db);
    const unverified = await shop.call(sendApplication, { acceptTerms: false }, { token });
    expect([unverified.error.code, unverified.error.details]).toEqual(['mobile_not_verified', error.details]);
  });

  test('without agreement to the terms, and of an unverified mobile, it is refused', async () => {
    const person = await addPerson(shop);
    await fillApplication(shop, person);
    const silent = await shop.call(sendApplication, { acceptTerms: false }, person);
    expect(silent.error.details.fields).toHaveProperty('acceptTerms');
    await sql`update users set mobile_verified_at = null where id = ${person.id}`.execute(shop.ctx.db);
    const unverified = await shop.call(sendApplication, { acceptTerms: true }, person);
    expect(unverified.error.code).toBe('mobile_not_verified');
  });

  test('once sent it is read-only, its numbers are normalised, and the agreement is recorded', async () => {
    const applicant = await addApplicant(shop);
    const again = await shop.call(saveApplication, { nameAr: 'اسم آخر' }, applicant);
    expect([again.status, again.error.code]).toEqual([409, 'application_under_review']);
    const [merchant] = await shop.rows(sql<object>`
      select name_ar, phone, email, commercial_register, tax_number, status, vat_registered
        from merchants where id = ${applicant.merchantId}`);
    expect(merchant).toEqual({
      name_ar: 'ركن الخزف',
      phone: '+201012345678',
      email: 'store@example.com',
      commercial_register: '123456',
      tax_number: '123456789',
      status: 'applied',
      vat_registered: false,
    });
    const consents = await shop.rows(
      sql`select from consents where user_id = ${applicant.id} and purpose = 'selling'`,
    );
    expect(consents).toHaveLength(1);
    const shown = await shop.call(listActiveMerchants, {});
    expect(shown.body.merchants.map(({ id }) => id)).not.toContain(applicant.merchantId);
    expect((await shop.call(showRole, {}, applicant)).body.role).toBe('user');
  });

  test('two presses of the button make one merchant', async () => {
    const person = await addPerson(shop);
    await fillApplication(shop, person);
    const replies = await Promise.all(
      [1, 2].map(() => shop.call(sendApplication, { acceptTerms: true }, person)),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const rows = await shop.rows(
      sql`select from merchant_applications where user_id = ${person.id} and merchant_id is not null`,
    );
    expect(rows).toHaveLength(1);
  });
});

describe('papers', () => {
  test.each([
    ['a text renamed .jpg', 'not_a_paper', () => Buffer.from('هذه ليست صورة')],
    ['an SVG with a script', 'not_a_paper', () => Buffer.from('<svg><script>alert(1)</script></svg>')],
    ['a program', 'not_a_paper', () => Buffer.from('MZ\x90\x00')],
    ['a page of HTML', 'not_a_paper', () => Buffer.from('<html><script>alert(1)</script>')],
    ['half a picture', 'paper_damaged', async () => (await picture()).subarray(0, 12)],
    ['a bomb of pixels', 'paper_damaged', pictureBomb],
  ])('%s is refused and nothing of it is stored', async (_, code, file) => {
    const person = await addPerson(shop);
    const reply = await shop.call(
      sendPaper,
      { kind: 'tax_card', name: 'بطاقة.jpg', file: await file() },
      person,
    );
    expect([reply.status, reply.error.code]).toEqual([400, code]);
    expect(reply.error.message).toMatch(/\p{Script=Arabic}/u);
    expect(await papersOf(shop, person)).toEqual([]);
  });

  test('50 MB are refused before they are read to the end', async () => {
    const person = await addPerson(shop);
    const reply = await shop.call(
      sendPaper,
      { kind: 'tax_card', name: 'a.jpg', file: new Uint8Array(50 * 1024 * 1024) },
      person,
    );
    expect([reply.status, reply.error.code]).toEqual([413, 'too_large']);
  });

  test.each(['register.exe', 'سجل\u202efdp.exe', 'سجل.pdf.hta', '.bat', 'a\r\nSet-Cookie: x=1'])(
    'a paper that calls itself %j is handed on as the document that it is',
    async name => {
      const applicant = await addPerson(shop);
      await shop.call(sendPaper, { kind: 'other', name, file: PDF }, applicant);
      const paperId = (await papersOf(shop, applicant)).at(-1)?.id as number;
      const { headers } = await shop.call(readPaper, { paperId }, admin);
      expect(headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''[^;"\r\n]*\.pdf$/);
      expect(decodeURIComponent(String(headers['content-disposition']))).not.toMatch(
        /\.(exe|hta|bat)|\u202e/,
      );
    },
  );

  test('only who sent it and who reviews may read it; to others it is not there', async () => {
    const applicant = await addApplicant(shop);
    const [paper] = await papersOf(shop, applicant);
    const ask = { paperId: paper?.id ?? 0 };
    const own = await shop.call(readPaper, ask, applicant);
    expect([own.status, own.headers['content-disposition']]).toEqual([
      200,
      expect.stringMatching(/^attachment/),
    ]);
    expect(own.bytes.equals(Buffer.from(PDF))).toBe(true);
    expect((await shop.call(readPaper, ask, admin)).status).toBe(200);
    const strangers = [
      await addPerson(shop),
      await addPerson(shop, { role: 'support' }),
      await addPerson(shop, { role: 'finance' }),
      await addPerson(shop, { role: 'merchant', merchantId: (await addApplicant(shop)).merchantId }),
    ];
    for (const stranger of strangers)
      expect((await shop.call(readPaper, ask, stranger)).error.code).toBe('paper_not_found');
    expect((await shop.call(readPaper, ask)).status).toBe(401);
    expect((await shop.call(removePaper, ask, strangers[0])).status).toBe(404);
  });

  test('a paper that is taken back leaves no bytes behind', async () => {
    const person = await addPerson(shop);
    await fillApplication(shop, person);
    const [paper] = await papersOf(shop, person);
    const [row] = await shop.rows(
      sql<{ key: string }>`select storage_key as key from merchant_papers where id = ${paper?.id}`,
    );
    expect(await shop.ctx.storage.has(row?.key ?? '')).toBe(true);
    await shop.call(removePaper, { paperId: paper?.id ?? 0 }, person);
    expect(await shop.ctx.storage.has(row?.key ?? '')).toBe(false);
    expect(await papersOf(shop, person)).toHaveLength(2);
  });

  test('nothing under /media serves them', async () => {
    const applicant = await addApplicant(shop);
    const [row] = await shop.rows(sql<{ key: string }>`
      select p.storage_key as key from merchant_papers p join merchant_applications a on a.id = p.application_id
       where a.merchant_id = ${applicant.merchantId} limit 1`);
    for (const path of [`/media/${row?.key}`, `/${row?.key}`, `/files/${row?.key}`])
      expect((await shop.http.inject({ url: path })).body).not.toContain('%PDF');
  });

  test('the logo is drawn again like every picture', async () => {
    const person = await addPerson(shop);
    const reply = await shop.call(sendApplicationLogo, { file: await picture() }, person);
    expect(reply.body.logoUrl).toMatch(/^\/media\/[0-9a-f]{32}$/);
    const bad = await shop.call(sendApplicationLogo, { file: Buffer.from('<svg/>') }, person);
    expect(bad.error.code).toBe('not_a_picture');
  });
});

describe('the review', () => {
  test('is super_admin’s alone [NAV-8, ROLE-4]', async () => {
    for (const role of ['user', 'support', 'finance'] as const) {
      const person = await addPerson(shop, { role });
      expect((await shop.call(listMerchants, {}, person)).status).toBe(403);
      expect((await shop.call(acceptMerchant, { merchantId: 1 }, person)).status).toBe(403);
    }
    expect((await shop.call(listMerchants, {})).status).toBe(401);
  });

  test('accepts when everything is ticked, and not before: the applicant is its owner after a new sign-in', async () => {
    const applicant = await addApplicant(shop);
    const { merchantId } = applicant;
    const early = await shop.call(acceptMerchant, { merchantId }, admin);
    expect([early.status, early.error.code]).toEqual([409, 'checklist_incomplete']);
    const ticked = await shop.call(checkItem, { merchantId, item: 'name_unique', checked: true }, admin);
    expect(ticked.body.status).toBe('under_review');
    expect(ticked.body.decisions).toContainEqual({
      event: 'accepted',
      allowed: false,
      why: expect.stringContaining('قائمة المراجعة'),
    });
    await tickAll(shop, merchantId, admin.token);
    const accepted = await shop.call(acceptMerchant, { merchantId }, admin);
    expect(accepted.body).toMatchObject({
      status: 'active',
      members: [{ userId: applicant.id, duty: 'owner' }],
    });
    const sms = async () =>
      (await messagesOf(shop, applicant.id, 'channel', 'body')).filter(({ channel }) => channel === 'sms');
    await expect
      .poll(async () => (await sms()).map(({ body }) => body))
      .toEqual([expect.stringMatching(/^وكالة: وافقنا على طلبك.{1,60}$/)]);
    // A stolen token of the buyer is not the owner's.
    expect((await shop.call(showRole, {}, applicant)).status).toBe(401);
    const owner = await sessionOf(shop, applicant.id);
    const { body: role } = await shop.call(showRole, {}, owner);
    expect(role).toMatchObject({ role: 'merchant', merchantId, duty: 'owner' });
    const own = await shop.call(showShopAccount, {}, owner);
    expect(own.body.shop?.nameAr).toBe('ركن الخزف');
    expect((await shop.call(acceptMerchant, { merchantId }, admin)).error.code).toBe('not_now');
    const audit = await auditOf(shop, { type: 'merchant', id: merchantId }, 'what');
    expect(audit.map(({ what }) => what)).toContain('merchant.status');
  });

  test('a tick can be taken back, and counts in no other application', async () => {
    const one = await addApplicant(shop);
    const two = await addApplicant(shop);
    const { merchantId } = one;
    await shop.call(checkItem, { merchantId, item: 'tax_matches', checked: true }, admin);
    const { body } = await shop.call(checkItem, { merchantId, item: 'tax_matches', checked: false }, admin);
    expect(body.checklist.every(({ checked }) => !checked)).toBe(true);
    const other = await shop.call(showMerchantFile, { merchantId: two.merchantId }, admin);
    expect(other.body.status).toBe('applied');
  });

  test('asks for papers: which and why reach the applicant, who sends again', async () => {
    const applicant = await addApplicant(shop);
    const { merchantId } = applicant;
    const input = { merchantId, papers: ['bank_proof' as const], reason: 'الصورة غير واضحة' };
    await shop.call(askForPapers, input, admin);
    const { body } = await shop.call(showApplication, {}, applicant);
    expect(body.application).toMatchObject({
      status: 'needs_info',
      papersAsked: ['bank_proof'],
      reason: 'الصورة غير واضحة',
    });
    await shop.call(sendPaper, { kind: 'bank_proof', name: 'بنك.pdf', file: PDF }, applicant);
    const sent = await shop.call(sendApplication, { acceptTerms: true }, applicant);
    expect(sent.body).toMatchObject({ status: 'under_review', papersAsked: [] });
    const { body: file } = await shop.call(showMerchantFile, { merchantId }, admin);
    expect(file.checklist.map(({ item }) => item)).toContain('bank_matches');
  });

  test('a paper that was asked for again counts only once it was sent again', async () => {
    const applicant = await addApplicant(shop);
    const { merchantId } = applicant;
    await shop.call(askForPapers, { merchantId, papers: ['tax_card'], reason: 'الصورة غير واضحة' }, admin);
    shop.clock.advance(1000);
    const unchanged = await shop.call(sendApplication, { acceptTerms: true }, applicant);
    expect([unchanged.error.code, unchanged.error.details['papers']]).toEqual([
      'papers_missing',
      ['tax_card'],
    ]);
    await shop.call(sendPaper, { kind: 'tax_card', name: 'بطاقة.pdf', file: PDF }, applicant);
    const sent = await shop.call(sendApplication, { acceptTerms: true }, applicant);
    expect(sent.body).toMatchObject({ status: 'under_review', papersAsked: [] });
  });

  test('rejects with a reason only; the applicant corrects and sends again', async () => {
    const applicant = await addApplicant(shop);
    const { merchantId } = applicant;
    const silent = await shop.call(rejectMerchant, { merchantId, reason: ' ' }, admin);
    expect(silent.error.details.fields).toHaveProperty('reason');
    await shop.call(rejectMerchant, { merchantId, reason: 'السجل منتهٍ' }, admin);
    const { body } = await shop.call(showApplication, {}, applicant);
    expect(body.application).toMatchObject({ status: 'rejected', reason: 'السجل منتهٍ' });
    await expect
      .poll(async () => (await shop.call(listNotifications, {}, applicant)).body.notifications[0])
      .toMatchObject({
        title: 'لم يُقبل طلبك',
        body: expect.stringContaining('السجل منتهٍ'),
        link: '/marketplace',
      });
    await shop.call(saveApplication, { nameAr: 'ركن الخزف الجديد' }, applicant);
    const again = await shop.call(sendApplication, { acceptTerms: true }, applicant);
    expect(again.body.status).toBe('applied');
    const { body: file } = await shop.call(showMerchantFile, { merchantId }, admin);
    expect([file.nameAr, file.status]).toEqual(['ركن الخزف الجديد', 'applied']);
  });

  test('shows the national id in full only on request, and records who saw it', async () => {
    const { merchantId } = await addApplicant(shop);
    const { text } = await shop.call(showMerchantFile, { merchantId }, admin);
    expect(text).not.toContain(NATIONAL_ID);
    const { body } = await shop.call(revealNationalId, { merchantId }, admin);
    expect(body.nationalId).toBe(NATIONAL_ID);
    const seen = await auditOf(shop, { what: 'merchant.national_id_seen', id: merchantId }, 'by');
    expect(seen).toEqual([{ by: admin.id }]);
  });

  test('lists by tab with counts, finds by name and numbers, and takes % as a letter', async () => {
    const { merchantId } = await addApplicant(shop, { nameAr: 'دراجتي', taxNumber: '987654321' });
    const { body } = await shop.call(listMerchants, { q: '987-654-321' }, admin);
    expect(body.merchants.map(({ id }) => id)).toEqual([merchantId]);
    expect((await shop.call(listMerchants, { q: 'دراج' }, admin)).body.total).toBe(1);
    expect((await shop.call(listMerchants, { q: '%' }, admin)).body.total).toBe(0);
    const all = await shop.call(listMerchants, {}, admin);
    expect(all.body.counts['applications']).toBe(all.body.total);
    expect((await shop.call(showMerchantFile, { merchantId: 999_999 }, admin)).status).toBe(404);
  });

  test('gives a tab as a spreadsheet, with what each applicant is by law', async () => {
    const { merchantId } = await addApplicant(shop, { nameAr: 'بستان البن', commercialRegister: '٧٧٨٨٩٩' });
    const reply = await shop.call(exportMerchants, { q: 'بستان', format: 'csv' }, admin);
    const [header, ...rows] = new TextDecoder().decode(reply.bytes).trim().split(/\r?\n/);
    expect(header).toContain('السجل التجاري');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain(`${merchantId},بستان البن,بانتظار المراجعة`);
    expect(rows[0]).toContain('778899');
    const sheet = await shop.call(exportMerchants, { tab: 'active', format: 'xlsx' }, admin);
    expect(sheet.headers['content-disposition']).toContain('.xlsx');
  });
});
