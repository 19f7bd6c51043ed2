import { type Route, route } from '#platform/server/route.ts';
import * as calls from '../calls.ts';
import type { TextSet } from '../message-text.ts';
import * as textCalls from '../texts.calls.ts';
import { handleWhatsappWebhook, proveWebhook } from './channels/handle-whatsapp-webhook.ts';
import { showPushKey, subscribePush, unsubscribePush } from './channels/subscribe-push.ts';
import { chooseChannels, showChannels } from './choose-channels.ts';
import { chooseNotice, chooseQuietNights, showNoticeChoices } from './choose-notices.ts';
import { listLatestMessages } from './list-latest-messages.ts';
import { countUnread, listNotifications } from './list-notifications.ts';
import { readAllNotifications, readNotifications } from './read-notifications.ts';
import { listTextsOf, resetTextOf, saveTextOf, showTextOf, tryTextOf } from './write-texts.ts';

export const routes: Route[] = [
  route(calls.listLatestMessages, (ctx, _, caller) => listLatestMessages(ctx, caller)),
  route(calls.listNotifications, listNotifications),
  route(calls.countUnread, (ctx, _, { viewer }) => countUnread(ctx, viewer.userId)),
  route(calls.readNotifications, readNotifications),
  route(calls.readAllNotifications, readAllNotifications),
  route(calls.showChannels, showChannels),
  route(calls.chooseChannels, chooseChannels),
  route(calls.showNoticeChoices, (ctx, _, { viewer }) => showNoticeChoices(ctx, viewer.userId)),
  route(calls.chooseNotice, chooseNotice),
  route(calls.chooseQuietNights, chooseQuietNights),
  route(calls.showPushKey, showPushKey),
  route(calls.subscribePush, subscribePush),
  route(calls.unsubscribePush, unsubscribePush),
  route(calls.proveWhatsappWebhook, proveWebhook),
  route(calls.whatsappReports, handleWhatsappWebhook),
];

/** The words of messages, which later modules own. */
export function textRoutes(sets: readonly TextSet[]): Route[] {
  return [
    route(textCalls.listTexts, ctx => listTextsOf(ctx, sets)),
    route(textCalls.showText, ({ db }, { name }) => showTextOf(db, sets, name)),
    route(textCalls.saveText, (ctx, asked, by) => saveTextOf(ctx, sets, { asked, by })),
    route(textCalls.resetText, (ctx, { name }, by) => resetTextOf(ctx, sets, { name, by })),
    route(textCalls.tryText, (ctx, { name }, { viewer }) =>
      tryTextOf(ctx, sets, { name, userId: viewer.userId }),
    ),
  ];
}
