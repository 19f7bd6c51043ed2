import { notifyMerchant } from '#modules/merchants/server/notify-merchant.ts';
import type { CallBody, CallInput } from '#platform/call.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import { refuseWarning, warningMessages } from '../../warning.text.ts';
import { nextWarning } from '../../warning.ts';
import type { warnMerchant as warnCall } from '../../warnings.calls.ts';
import { insertWarning, lockMerchant, selectLatest } from './warnings.sql.ts';

/**
 * Takes the next step of the ladder and tells the merchant in its inbox, by mail and SMS. Nothing else changes: what
 * restricts or suspends a shop is a decision of its own (merchants/server/change-status.ts). Audited.
 */
export function warnMerchant(
  ctx: Ctx,
  { merchantId, step, body }: CallInput<typeof warnCall>,
  by: Caller<Account>,
): Promise<CallBody<typeof warnCall>> {
  return transaction(ctx, async tx => {
    if (!(await lockMerchant(tx, merchantId))) throw refuseWarning('merchant_not_found');
    const now = ctx.clock.now();
    const latest = await selectLatest(tx, merchantId);
    const next = nextWarning(latest, now);
    if (next.step !== step) throw refuseWarning('warning_out_of_step');
    if (next.from > now) throw refuseWarning('warning_too_early');
    const warningId = await insertWarning(tx, { merchantId, step, body, by: by.viewer.userId, now });
    await notifyMerchant(ctx, tx, {
      merchantId,
      title: warningMessages.title(step),
      body: warningMessages.body(step, body),
      sms: warningMessages.sms(step),
      link: '/performance',
    });
    const subject = { type: 'merchant', id: merchantId };
    const from = latest?.step ?? null;
    await recordChange(tx, by, {
      what: 'merchant.warning',
      subject,
      from,
      to: step,
      reason: body,
      isAct: true,
    });
    return { warningId };
  });
}
