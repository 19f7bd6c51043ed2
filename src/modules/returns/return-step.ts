import type { Outcome, Return, ReturnLine, Way } from './return.ts';
import { refuseCase } from './text.ts';
import type { ReturnTransition } from './transitions.ts';

/** The result of inspecting a line's units. */
export type Found = Pick<ReturnLine, 'lineId' | 'sellable' | 'damaged' | 'wrongItem'>;

/** What an event carries besides its name. */
export interface ReturnDetails {
  reason?: string;
  way?: Way;
  /** For `received`: the units of each line that arrived; without it, all of them. */
  received?: readonly { lineId: number; quantity: number }[];
  /** For `inspected`; without it, units that nobody looked at count as good. */
  found?: readonly Found[];
  /** For `resolved`; without it, the buyer's wish. */
  outcome?: Outcome;
  /** For a partial outcome: the units of each line that are refunded. */
  accepted?: readonly { lineId: number; quantity: number }[];
}

/** A return after an event; `canDoToReturn` decides whether it may happen. Refuses with `wrong_units`. */
export function stepReturn(
  it: Return,
  row: ReturnTransition,
  { now, ...details }: ReturnDetails & { now: Date },
): Return {
  refuseStrangeLines(it, details);
  const next: Return = { ...it, state: row.to };
  switch (row.event) {
    case 'booked':
      return { ...next, way: details.way ?? 'drop_off' };
    case 'pickup_failed':
      return { ...next, way: null };
    case 'rejected':
    case 'closed':
      return { ...next, answer: details.reason ?? it.answer, decidedAt: now };
    case 'received':
      return { ...next, receivedAt: now, lines: it.lines.map(line => received(line, details)) };
    case 'inspected':
      return { ...next, lines: it.lines.map(line => inspected(line, details)) };
    case 'upheld':
      return { ...next, outcome: null, answer: details.reason ?? '' };
    case 'reconsidered':
      return { ...next, outcome: null, answer: '', lines: it.lines.map(line => ({ ...line, accepted: 0 })) };
    case 'resolved':
      return resolved(next, details, now);
    default:
      return next;
  }
}

/** Otherwise a foreign line would be ignored silently, and the return's own line would count as none. */
function refuseStrangeLines({ lines }: Return, said: ReturnDetails): void {
  const own = new Set(lines.map(line => line.lineId));
  const named = [...(said.received ?? []), ...(said.found ?? []), ...(said.accepted ?? [])];
  if (!named.every(({ lineId }) => own.has(lineId))) throw refuseCase('wrong_units');
}

function received(line: ReturnLine, { received: counted }: ReturnDetails): ReturnLine {
  const units = counted ? (counted.find(each => each.lineId === line.lineId)?.quantity ?? 0) : line.quantity;
  if (units > line.quantity) throw refuseCase('wrong_units');
  return { ...line, received: units };
}

/** Every unit that arrived is inspected. Units that nobody inspected in time are accepted but not put on sale. */
function inspected(line: ReturnLine, { found }: ReturnDetails): ReturnLine {
  const came = line.received ?? 0;
  if (!found) return { ...line, unseen: came };
  const { sellable, damaged, wrongItem } = found.find(each => each.lineId === line.lineId) ?? {
    sellable: 0,
    damaged: 0,
    wrongItem: 0,
  };
  if (sellable + damaged + wrongItem !== came) throw refuseCase('wrong_units');
  return { ...line, sellable, damaged, wrongItem };
}

function resolved(
  it: Return,
  { outcome = it.wish, accepted, reason = '' }: ReturnDetails,
  now: Date,
): Return {
  const lines = it.lines.map(line => ({ ...line, accepted: acceptedOf(line, outcome, accepted) }));
  const none = lines.every(line => line.accepted === 0);
  // Only wrong items arrived: that is a reason to decline, and declining must be explained.
  if (none !== (outcome === 'declined')) throw refuseCase('wrong_units');
  return { ...it, outcome, lines, answer: reason || it.answer, decidedAt: now };
}

function acceptedOf(line: ReturnLine, outcome: Outcome, asked: ReturnDetails['accepted']): number {
  const good = (line.received ?? 0) - line.wrongItem;
  if (outcome === 'declined') return 0;
  if (outcome !== 'partial') return good;
  const units = asked?.find(each => each.lineId === line.lineId)?.quantity ?? 0;
  if (units > good) throw refuseCase('wrong_units');
  return units;
}
