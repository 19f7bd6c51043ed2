import { sql } from 'kysely';
import {
  saveApplication,
  sendApplication,
  sendPaper,
  showApplication,
} from '#modules/merchants/application.calls.ts';
import type { PaperKind } from '#modules/merchants/papers.ts';
import { checkItem, showMerchantFile } from '#modules/merchants/review.calls.ts';
import { addPerson } from './people.ts';
import type { TestShop } from './shop.ts';

/** The smallest file that begins as a PDF does. */
export const PDF = new TextEncoder().encode(
  '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** Born on 1 January 1990 in Cairo; the numbers are made up. */
export const NATIONAL_ID = '29001010112345';

/** All that the form asks of a sole trader, in the spellings that people use. */
export const FORM = {
  nameAr: 'ركن الخزف',
  activity: 'منتجات يدوية وخزف',
  expectedProducts: '٦٠',
  phone: '٠١٠ ١٢٣٤ ٥٦٧٨',
  email: 'Store@Example.com',
  address: 'الفسطاط، القاهرة',
  entityKind: 'sole',
  legalName: 'مؤسسة ركن الخزف',
  commercialRegister: '١٢٣٤٥٦',
  taxNumber: '123-456-789',
  vatRegistered: 'no',
  nationalId: '٢٩٠٠١٠١٠١١٢٣٤٥',
};

export type Person = Awaited<ReturnType<typeof addPerson>>;

export interface Applicant extends Person {
  merchantId: number;
}

/** Fills the form in and sends the papers; `send` is still to be called. */
export async function fillApplication(
  shop: TestShop,
  { token }: Person,
  form: Partial<typeof FORM> = {},
): Promise<void> {
  await shop.call(saveApplication, { ...FORM, ...form }, { token });
  for (const kind of ['commercial_register', 'tax_card', 'owner_id'] satisfies PaperKind[])
    await shop.call(sendPaper, { kind, name: `${kind}.pdf`, file: PDF }, { token });
}

/** Somebody whose application waits for review. */
export async function addApplicant(shop: TestShop, form: Partial<typeof FORM> = {}): Promise<Applicant> {
  const person = await addPerson(shop);
  await fillApplication(shop, person, form);
  const reply = await shop.call(sendApplication, { acceptTerms: true }, { token: person.token });
  if (reply.status !== 200) throw new Error(`the application was refused: ${reply.text}`);
  return { ...person, merchantId: await merchantOf(shop, person) };
}

async function merchantOf(shop: TestShop, { id }: Person): Promise<number> {
  const [row] = await shop.rows(
    sql<{ id: number }>`select merchant_id as id from merchant_applications where user_id = ${id}`,
  );
  return (row as { id: number }).id;
}

/** The applicant's papers as the applicant sees them. */
export async function papersOf(shop: TestShop, { token }: Person) {
  const { body } = await shop.call(showApplication, {}, { token });
  return body.application?.papers ?? [];
}

/** Ticks everything on the checklist. */
export async function tickAll(shop: TestShop, merchantId: number, token: string): Promise<void> {
  const { body } = await shop.call(showMerchantFile, { merchantId }, { token });
  for (const { item } of body.checklist)
    await shop.call(checkItem, { merchantId, item, checked: true }, { token });
}
