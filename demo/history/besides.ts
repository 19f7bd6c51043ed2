import { createCoupon } from '#modules/discounts/calls.ts';
import { saveApplication, sendApplication, sendPaper } from '#modules/merchants/application.calls.ts';
import { setPayoutChannel } from '#modules/payouts/money.calls.ts';
import { listPayouts, movePayout } from '#modules/payouts/payouts.calls.ts';
import { draftWeekly } from '#modules/payouts/server/draft-payouts.ts';
import { DAY } from '#platform/clock.ts';
import { addDays, cairoDay } from '#platform/dates.ts';
import type { Step } from './lead-order.ts';
import type { PastShop } from './past-shop.ts';
import type { Person } from './queries.ts';

export function named(people: readonly Person[], name: string): Person {
  const person = people.find(({ email }) => email === `${name}@wekala.example`);
  if (!person) throw new Error(`the demo has no ${name}`);
  return person;
}

/** What happened besides orders: coupons, payouts, an application. */
export function besides(shop: PastShop, people: readonly Person[], now: Date): Step[] {
  const ago = (days: number, take: () => Promise<unknown>): Step => ({
    at: new Date(now.getTime() - days * DAY),
    take: async () => {
      await take();
      return [];
    },
  });
  // The shop drafts payouts on Sundays by itself.
  const sundays = [now.getUTCDay() + 7, now.getUTCDay()];
  return [
    ago(31, () => setChannels(shop, people)),
    ago(21, () => announceCoupon(shop, named(people, 'admin'), now)),
    ...sundays.map(days => ago(days + 0.05, () => draftWeekly(shop.ctx))),
    ago(Math.max(0.04, now.getUTCDay() - 1), () => payOut(shop, people)),
    ago(2, () => applyAsMerchant(shop, named(people, 'buyer8'))),
  ];
}

async function setChannels(shop: PastShop, people: readonly Person[]): Promise<void> {
  for (const owner of people.filter(({ merchantId }) => merchantId !== null))
    await shop.act(owner, setPayoutChannel, { kind: 'wallet', holder: owner.name, number: owner.mobile });
}

async function announceCoupon(shop: PastShop, admin: Person, now: Date): Promise<void> {
  await shop.act(admin, createCoupon, {
    code: 'AHLAN10',
    kind: 'percent',
    percent: 10,
    amount: null,
    most: 100,
    minSubtotal: 300,
    categoryIds: [],
    productIds: [],
    platformPercent: 100,
    firstDay: cairoDay(new Date(now.getTime() - 21 * DAY)),
    lastDay: addDays(cairoDay(now), 30),
    totalLimit: 1000,
    buyerLimit: 1,
  });
}

/** Who has had his pay. */
const PAID = 1;

/** What the shop drafted for one merchant, one person approves, another sends and sees arrive; the others wait for it. */
async function payOut(shop: PastShop, people: readonly Person[]): Promise<void> {
  const [admin, finance] = [named(people, 'admin'), named(people, 'finance')];
  const { payouts } = await shop.act(finance, listPayouts, { state: 'draft' });
  for (const { id } of payouts.filter(({ merchantId }) => merchantId === PAID))
    for (const step of ['approve', 'send', 'confirm'] as const)
      await shop.act(step === 'approve' ? admin : finance, movePayout, {
        payoutId: id,
        step,
        note: step === 'confirm' ? 'TRX-20118' : '',
      });
}

/** The smallest thing that begins as a PDF does. */
const PAPER = new TextEncoder().encode(
  '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

async function applyAsMerchant(shop: PastShop, applicant: Person): Promise<void> {
  await shop.act(applicant, saveApplication, {
    nameAr: 'ركن الخزف',
    activity: 'منتجات يدوية وخزف',
    expectedProducts: '60',
    phone: applicant.mobile,
    email: applicant.email,
    address: 'الفسطاط، القاهرة',
    entityKind: 'sole',
    legalName: 'مؤسسة ركن الخزف',
    commercialRegister: '123456',
    taxNumber: '123-456-789',
    vatRegistered: 'no',
    nationalId: '29001010112345',
  });
  for (const kind of ['commercial_register', 'tax_card', 'owner_id'] as const)
    await shop.act(applicant, sendPaper, { kind, name: `${kind}.pdf`, file: PAPER });
  await shop.act(applicant, sendApplication, { acceptTerms: true });
}
