import type { CallBody, CallInput } from '#platform/call.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { chooseChannels as chooseCall } from '../calls.ts';
import { refuseNotice } from '../text.ts';
import { selectChoices } from './choose-notices.sql.ts';
import { recordChoice } from './choose-notices.ts';
import { lockAccount, mute, selectMuted, unmuteAll } from './queries.ts';

type Channels = CallBody<typeof chooseCall>;

/** The viewer's channels for orders besides the inbox. */
export async function showChannels(ctx: Ctx, _: unknown, { viewer }: Caller<Account>): Promise<Channels> {
  const { db } = ctx;
  const muted = await selectMuted(db, viewer.userId);
  const chosen = await selectChoices(db, viewer.userId);
  const agreed = chosen.some(({ kind, channel, wanted }) => wanted && `${kind} ${channel}` === NEW_ORDERS);
  return {
    email: !muted.has('email'),
    sms: !muted.has('sms'),
    whatsapp: mayUseWhatsapp(ctx, viewer) ? agreed : null,
  };
}

const NEW_ORDERS = 'orders whatsapp';

/** Only what is told to merchants has templates there. */
const mayUseWhatsapp = ({ config }: Ctx, { role }: Account) =>
  config.whatsapp !== null && role === 'merchant';

/** The choice applies from the next order on. A consent to WhatsApp is written down as those of buyers are. */
export async function chooseChannels(
  ctx: Ctx,
  { whatsapp, ...wanted }: CallInput<typeof chooseCall>,
  caller: Caller<Account>,
): Promise<Channels> {
  const { viewer, address } = caller;
  const { userId } = viewer;
  if (whatsapp && !mayUseWhatsapp(ctx, viewer)) throw refuseNotice('choice_not_offered');
  const muted = (['email', 'sms'] as const).filter(channel => !wanted[channel]);
  await transaction(ctx, async tx => {
    await lockAccount(tx, userId);
    await unmuteAll(tx, userId);
    await mute(tx, userId, muted);
    if (whatsapp === undefined || !mayUseWhatsapp(ctx, viewer)) return;
    await recordChoice(ctx, tx, { userId, address, kind: 'orders', channel: 'whatsapp', wanted: whatsapp });
  });
  return showChannels(ctx, null, caller);
}
