import { sayOf } from '#modules/notifications/said-text.ts';
import { notifyPeople, type PersonMessage } from '#modules/notifications/server/notify-person.ts';
import { countDueRefunds } from '#modules/refunds/server/list-refunds.ts';
import { DAY } from '#platform/clock.ts';
import { cairoDay } from '#platform/dates.ts';
import type { Ctx } from '#platform/server/context.ts';
import { doOnce } from '#platform/server/events.ts';
import { caseLink } from '../../messages.text.ts';
import { refundsDue } from '../../refunds-due.text.ts';
import { selectRecipients } from '../notify-of-case.sql.ts';

/** So long before a refund's lawful term ends, finance is told of it every day. Our own choice. */
const DAYS_BEFORE = 2;

/** Tells finance, once a day in Cairo, how many refunds must leave soon or should have left. Returns how many. */
export async function watchRefunds(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now();
  const before = new Date(now.getTime() + DAYS_BEFORE * DAY);
  const due = await countDueRefunds(ctx.db, before);
  if (due === 0) return 0;
  ctx.log.warn({ refunds: due }, 'refunds reach the end of their lawful term');
  const said: PersonMessage = {
    kind: 'money',
    channels: ['inbox', 'email'],
    ...sayOf(refundsDue, due),
    linkWords: caseLink,
    link: '/refunds',
  };
  await doOnce(ctx, `returns.watch-refunds ${cairoDay(now)}`, async tx => {
    const finance = await selectRecipients(tx, 'finance', { buyerId: 0, merchantId: 0 });
    await notifyPeople(
      ctx,
      tx,
      finance.map(to => ({ to, said })),
    );
  });
  return due;
}
