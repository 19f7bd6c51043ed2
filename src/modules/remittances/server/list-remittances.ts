import { readSettings } from '#modules/settings/server/read-settings.ts';
import { DAY } from '#platform/clock.ts';
import { toPounds } from '#platform/money.ts';
import type { UseCase } from '#platform/server/route.ts';
import type {
  listRemittances as call,
  listExceptions as exceptionsCall,
  Remittance,
  WaitingCash,
} from '../calls.ts';
import { isPlaceable } from '../cash-exception.ts';
import { SUSPENSE_REASONS, type SuspenseReason } from '../statement.ts';
import { SUSPENSE_TEXT } from '../text.ts';
import {
  type RemittanceRow,
  selectOpenExceptions,
  selectRemittances,
  selectSenders,
  selectWaiting,
  type WaitingRow,
} from './list-remittances.sql.ts';

const A_PAGE = 20;

/** Statements, and the cash that couriers still have. */
export const listRemittances: UseCase<typeof call> = async (ctx, { before }) => {
  const { cashLateDays, cashOverdueDays, aloneUpTo } = await readSettings(ctx);
  const now = ctx.clock.now().getTime();
  const [late, overdue] = [new Date(now - cashLateDays * DAY), new Date(now - cashOverdueDays * DAY)];
  const rows = await selectRemittances(ctx.db, { before, most: A_PAGE + 1 });
  const waiting = await selectWaiting(ctx.db, { late, overdue });
  return {
    remittances: rows.slice(0, A_PAGE).map(remittanceOf),
    hasMore: rows.length > A_PAGE,
    waiting: waiting.map(waitingOf),
    limits: {
      lateDays: cashLateDays,
      overdueDays: cashOverdueDays,
      aloneUpTo: toPounds(aloneUpTo.cashDifference),
    },
    couriers: await selectSenders(ctx.db),
  };
};

function remittanceOf({ gross, fees, net, importedAt, settledAt, ...row }: RemittanceRow): Remittance {
  return {
    ...row,
    gross: toPounds(gross),
    fees: toPounds(fees),
    net: toPounds(net),
    importedAt: importedAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
  };
}

function waitingOf({ courier, parcels, amount, ...row }: WaitingRow): WaitingCash {
  return {
    courier,
    parcels,
    amount: toPounds(amount),
    late: { parcels: row.lateParcels, amount: toPounds(row.lateAmount) },
    overdue: { parcels: row.overdueParcels, amount: toPounds(row.overdueAmount) },
  };
}

/** Exceptions that await a decision. */
export const listExceptions: UseCase<typeof exceptionsCall> = async (ctx, _, { viewer }) => {
  const rows = await selectOpenExceptions(ctx.db);
  return {
    exceptions: rows.map(({ amount, openedAt, proposal, note, row, gross, ...facts }) => ({
      ...facts,
      isPlaceable: isPlaceable({ ...facts, row, gross }),
      note: isReason(note) ? SUSPENSE_TEXT[note] : note,
      amount: toPounds(amount),
      openedAt: openedAt.toISOString(),
      proposal: proposal && { ...proposal, isMine: proposal.signedBy.includes(viewer.userId) },
    })),
  };
};

const isReason = (note: string): note is SuspenseReason =>
  (SUSPENSE_REASONS as readonly string[]).includes(note);
