import { Note } from '#kit/display/note.tsx';
import type { Deadline } from '#modules/orders/back-office/order-view.ts';
import type { ShownMerchantOrder } from '#modules/orders/order-view.ts';
import { cairoDay, formatDateTime, formatWeekday } from '#platform/dates.ts';
import { detailsText } from './text.ts';

interface DeadlinesProps {
  merchantOrder: ShownMerchantOrder;
  deadlines: readonly Deadline[];
  now: Date;
}

/** Until when its merchant has time, before everything else of a part that waits for it. */
export function Deadlines({ merchantOrder: { id }, deadlines, now }: DeadlinesProps) {
  const deadline = deadlines.find(({ merchantOrderId }) => merchantOrderId === id);
  if (!deadline || (deadline.acceptUntil === null && deadline.handOverOn === null)) return null;
  const { acceptUntil, handOverOn } = deadline;
  const isLate = handOverOn !== null && handOverOn < cairoDay(now);
  return (
    <Note tone={isLate ? 'danger' : 'warn'} icon="clock">
      {acceptUntil && <p>{detailsText.acceptUntil(formatDateTime(new Date(acceptUntil)))}</p>}
      {handOverOn && (
        <p>
          {isLate
            ? detailsText.handOverLate(formatWeekday(handOverOn))
            : detailsText.handOverOn(formatWeekday(handOverOn))}
        </p>
      )}
    </Note>
  );
}
