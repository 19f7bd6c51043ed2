import { saveApplication, sendApplication, sendPaper } from '#modules/merchants/application.calls.ts';
import {
  approveIdentityChange,
  askForIdentityChange,
  sendIdentityPaper,
  showIdentity,
} from '#modules/merchants/identity.calls.ts';
import type { PaperKind } from '#modules/merchants/papers.ts';
import { remindOfPapers } from '#modules/merchants/server/identity/jobs.ts';
import { setMerchantRate } from '#modules/settings/back-office.calls.ts';
import { addDays, cairoDay } from '#platform/dates.ts';
import { before, named } from './besides.ts';
import type { Step } from './lead-order.ts';
import type { PastShop } from './past-shop.ts';
import type { Person } from './queries.ts';

/** The smallest file that begins as a PDF does. */
const PAPER = new TextEncoder().encode(
  '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/**
 * What the law wants of merchants: the first has a paper that has ended and one that soon will, and tax is withheld from
 * its payouts; the second has moved, and somebody applies: both wait for staff to look at it.
 */
export function papers(shop: PastShop, people: readonly Person[], now: Date): Step[] {
  const [admin, first, second] = ['admin', 'merchant1', 'merchant2'].map(name => named(people, name)) as [
    Person,
    Person,
    Person,
  ];
  const today = cairoDay(now);
  const ago = before(now);
  return [
    ago(31, () => shop.act(admin, setMerchantRate, { merchantId: 1, rate: 'withholding', percent: 1 })),
    ago(24, async () => {
      await send(shop, first, { kind: 'tax_card', expiresOn: addDays(today, -2) });
      await send(shop, first, { kind: 'commercial_register', expiresOn: addDays(today, 5) });
      // Not 24 days before today: where a summer ends in between, that is the day before.
      await ask(shop, first, { day: cairoDay(shop.ctx.clock.now()), reason: 'جددنا المستندات.' });
    }),
    ago(23.5, () => approve(shop, admin, first)),
    ago(2, () => applyAsMerchant(shop, named(people, 'buyer8'))),
    ago(1, () => remindOfPapers(shop.ctx)),
    ago(0.6, async () => {
      await send(shop, second, { kind: 'commercial_register', expiresOn: addDays(today, 700) });
      const address = 'المنطقة الصناعية، قطعة ١٤، المحلة الكبرى، الغربية';
      await ask(shop, second, { day: addDays(today, 7), reason: 'انتقل المخزن إلى عنوان جديد.', address });
    }),
  ];
}

interface Sent {
  kind: PaperKind;
  expiresOn: string;
}

async function send(shop: PastShop, owner: Person, { kind, expiresOn }: Sent): Promise<void> {
  await shop.act(owner, sendIdentityPaper, { kind, name: `${kind}.pdf`, expiresOn, file: PAPER });
}

interface IdentityChange {
  day: string;
  reason: string;
  address?: string;
}

async function ask(shop: PastShop, owner: Person, { day, reason, address }: IdentityChange): Promise<void> {
  const { identity } = await shop.act(owner, showIdentity, {});
  await shop.act(owner, askForIdentityChange, {
    ...identity,
    address: address ?? identity.address,
    effectiveFrom: day,
    reason,
  });
}

async function approve(shop: PastShop, admin: Person, owner: Person): Promise<void> {
  const { open } = await shop.act(owner, showIdentity, {});
  await shop.act(admin, approveIdentityChange, {
    changeId: open?.id ?? 0,
    effectiveFrom: cairoDay(shop.ctx.clock.now()),
  });
}

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
