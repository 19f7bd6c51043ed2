import sharp from 'sharp';
import { answerComplaint, sendComplaint } from '#modules/complaints/calls.ts';
import { savePayoutChannel } from '#modules/refunds/calls.ts';
import * as backOffice from '#modules/returns/back-office.calls.ts';
import type { ReturnReason } from '#modules/returns/reason.ts';
import { checkWindow } from '#modules/returns/return-window.ts';
import {
  bookReturn,
  handOverReturn,
  requestReturn,
  uploadCasePhoto,
} from '#modules/returns/returns.calls.ts';
import { readSettings } from '#modules/settings/server/read-settings.ts';
import { DAY } from '#platform/clock.ts';
import { wholePhotoKey } from '../store-pictures.ts';
import { named } from './besides.ts';
import type { Step } from './lead-order.ts';
import type { PastShop } from './past-shop.ts';
import { type Delivered, type Person, selectDelivered } from './queries.ts';

interface Cast {
  shop: PastShop;
  people: readonly Person[];
  now: Date;
  /** The buyers who have complained already; each complains once. */
  heard: Set<number>;
}

/** The cases of buyers: two returns that are closed, and four that wait for somebody today. */
export function complaints(shop: PastShop, people: readonly Person[], now: Date): Step[] {
  const cast: Cast = { shop, people, now, heard: new Set() };
  const [first, second] = [1, 2].map(id => people.find(({ merchantId }) => merchantId === id) as Person);
  return [
    ...toTheShop(cast),
    ...returned(cast, { seller: first as Person, isCash: false, reason: 'defect', from: 6 }),
    ...returned(cast, { seller: second as Person, isCash: true, reason: 'changed_mind', from: 5.5 }),
    ...(
      [
        ['defect', first],
        ['damaged', first],
        ['not_as_described', second],
        ['does_not_fit', second],
      ] as const
    ).map(([reason, seller], at) =>
      ago(cast, 0.05 - at * 0.01, async () => {
        const asked = await complain(cast, { merchantId: seller?.merchantId ?? 0, reason });
        // One is answered already, and waits for support.
        if (asked?.kind === 'claim' && reason === 'not_as_described' && seller)
          await shop.act(seller, backOffice.answerClaim, {
            claimId: asked.id,
            answer: 'الصور في صفحة المنتج صوّرناها بأنفسنا، واللون فيها كما هو.',
          });
      }),
    ),
  ];
}

/** Two complaints to the shop itself: one was answered, one waits for support. */
function toTheShop(cast: Cast): Step[] {
  const { shop, people } = cast;
  const [one, other] = people.filter(({ email }) => /^buyer\d@/.test(email));
  const support = named(people, 'support');
  if (!one || !other) throw new Error('the demo has too few people to complain');
  let sent = 0;
  return [
    ago(cast, 3, async () => {
      const body = 'اتصل المندوب مرة واحدة ثم كتب أنني لم أرد.';
      sent = (await shop.act(one, sendComplaint, { subject: 'delivery', body })).number;
    }),
    ago(cast, 2, () =>
      shop.act(support, answerComplaint, {
        complaintId: sent,
        body: 'نعتذر عن ذلك. راجعنا شركة الشحن، ويتصل المندوب غدًا قبل الوصول بساعة.',
        answers: 0,
      }),
    ),
    ago(cast, 0.2, () =>
      shop.act(other, sendComplaint, {
        subject: 'refund',
        body: 'وصلتني رسالة أن المبلغ عاد إلى بطاقتي، ولا أراه في كشف البنك.',
      }),
    ),
  ];
}

function ago({ now }: Cast, days: number, take: () => Promise<unknown>): Step {
  return {
    at: new Date(now.getTime() - days * DAY),
    take: async () => {
      await take();
      return [];
    },
  };
}

interface Returned {
  seller: Person;
  isCash: boolean;
  reason: ReturnReason;
  /** Days ago that it was asked for. */
  from: number;
}

/** A return from asking to its refund: what was paid by card is back, for cash the buyer has said where to. */
function returned(cast: Cast, { seller, isCash, reason, from }: Returned): Step[] {
  const { shop } = cast;
  let asked: Awaited<ReturnType<typeof complain>>;
  const next = (
    later: number,
    take: (returnId: number, one: NonNullable<typeof asked>) => Promise<unknown>,
  ) => ago(cast, from - later, async () => asked && take(asked.id, asked));
  return [
    ago(cast, from, async () => {
      asked = await complain(cast, { merchantId: seller.merchantId ?? 0, reason, isCash });
    }),
    next(0.3, async returnId => {
      // A lawful withdrawal needs nobody's leave.
      if (reason === 'defect') await shop.act(seller, backOffice.approveReturn, { returnId });
    }),
    next(0.5, (returnId, { buyer }) => shop.act(buyer, bookReturn, { returnId, way: 'drop_off' })),
    next(1, (returnId, { buyer }) => shop.act(buyer, handOverReturn, { returnId })),
    next(2, returnId => shop.act(seller, backOffice.receiveReturn, { returnId })),
    next(2.2, (returnId, { lineId }) =>
      shop.act(seller, backOffice.inspectReturn, {
        returnId,
        found: [{ lineId, sellable: 1, damaged: 0, wrongItem: 0 }],
      }),
    ),
    next(2.3, returnId => shop.act(seller, backOffice.resolveReturn, { returnId })),
    next(3, async (_, { buyer }) => {
      if (!isCash) return;
      const { name: holder, mobile } = buyer;
      await shop.act(buyer, savePayoutChannel, { kind: 'wallet', account: mobile.replace('+2', ''), holder });
    }),
  ];
}

interface Wanted {
  merchantId: number;
  reason: ReturnReason;
  isCash?: boolean;
}

async function complain(cast: Cast, { merchantId, reason, isCash }: Wanted) {
  const { shop, people, heard } = cast;
  const at = { now: shop.ctx.clock.now(), rules: (await readSettings(shop.ctx)).returns };
  const fits = (part: Delivered) =>
    part.merchantId === merchantId &&
    !heard.has(part.userId) &&
    (isCash ?? part.isCash) === part.isCash &&
    checkWindow(reason, { deliveredAt: part.deliveredAt, notReturnable: '' }, at) === 'yes';
  const parts = (await selectDelivered(shop.ctx.db)).filter(fits);
  // The buyer of README.md has one too.
  const known = named(people, 'buyer2').userId;
  const part = parts.find(({ userId }) => userId === known) ?? parts[0];
  const buyer = people.find(({ userId }) => userId === part?.userId);
  if (!part || !buyer) return undefined;
  heard.add(part.userId);
  const hasPhoto = reason !== 'changed_mind' && reason !== 'does_not_fit';
  const asked = await shop.act(buyer, requestReturn, {
    merchantOrderId: part.id,
    lines: [{ lineId: part.lineId, quantity: 1 }],
    reason,
    wish: 'refund',
    note: NOTES[reason] ?? '',
    photos: hasPhoto ? [await photo(shop, buyer, part.image)] : [],
  });
  return { ...asked, buyer, lineId: part.lineId };
}

const NOTES: Partial<Record<ReturnReason, string>> = {
  defect: 'اشتغل يومين ثم توقف.',
  damaged: 'وصل والعلبة مضغوطة والمنتج مكسور من جنبه.',
  not_as_described: 'اللون في الحقيقة أغمق كثيرًا من الصورة.',
};

/** The thing itself, as somebody at home takes a picture of it: askew and not very bright. */
async function photo(shop: PastShop, buyer: Person, image: string): Promise<string> {
  const original = await shop.ctx.storage.get(wholePhotoKey(image));
  if (!original) throw new Error(`the demo has no picture ${image}`);
  const background = { r: 168, g: 158, b: 144 };
  const file = await sharp(original)
    .resize(720)
    .rotate(-9, { background })
    .flatten({ background })
    .modulate({ brightness: 0.86, saturation: 0.8 })
    .jpeg()
    .toBuffer();
  return (await shop.act(buyer, uploadCasePhoto, { file })).photo;
}
