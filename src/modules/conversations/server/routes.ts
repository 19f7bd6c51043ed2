import { type Route, route } from '#platform/server/route.ts';
import * as backOffice from '../back-office.calls.ts';
import * as calls from '../calls.ts';
import { closeConversation, endConversation, readConversation } from './end-conversation.ts';
import { inspectConversation } from './inspect-conversation.ts';
import { openConversation, openWithBuyer } from './open-conversation.ts';
import { uploadMessagePhoto } from './photos.ts';
import {
  buyerOf,
  listConversations,
  listConversationsOfOrder,
  listMerchantConversations,
  merchantOf,
  showThread,
} from './show-conversations.ts';
import { writeMessage } from './write-message.ts';

export const routes: Route[] = [
  route(calls.listConversations, listConversations),
  route(calls.openConversation, openConversation),
  route(calls.showConversation, (ctx, asked, caller) => showThread(ctx, asked, buyerOf(caller))),
  route(calls.uploadMessagePhoto, (ctx, sent, caller) =>
    uploadMessagePhoto(ctx, sent, { side: 'buyer', caller }),
  ),
  route(calls.writeToMerchant, (ctx, written, caller) =>
    writeMessage(ctx, written, { party: buyerOf(caller), caller }),
  ),
  route(calls.readConversation, (ctx, read, caller) =>
    readConversation(ctx, read, { party: buyerOf(caller), userId: caller.viewer.userId }),
  ),
  route(calls.endConversation, (ctx, ended, caller) => endConversation(ctx, ended, buyerOf(caller))),
  route(backOffice.listMerchantConversations, listMerchantConversations),
  route(backOffice.openWithBuyer, openWithBuyer),
  route(backOffice.showMerchantConversation, (ctx, asked, caller) =>
    showThread(ctx, asked, merchantOf(caller)),
  ),
  route(backOffice.uploadPhotoForBuyer, (ctx, sent, caller) =>
    uploadMessagePhoto(ctx, sent, { side: 'merchant', caller }),
  ),
  route(backOffice.writeToBuyer, (ctx, written, caller) =>
    writeMessage(ctx, written, { party: merchantOf(caller), caller }),
  ),
  route(backOffice.readMerchantConversation, (ctx, read, caller) =>
    readConversation(ctx, read, { party: merchantOf(caller), userId: caller.viewer.userId }),
  ),
  route(backOffice.endWithBuyer, (ctx, ended, caller) => endConversation(ctx, ended, merchantOf(caller))),
  route(backOffice.listConversationsOfOrder, listConversationsOfOrder),
  route(backOffice.inspectConversation, inspectConversation),
  route(backOffice.closeConversation, closeConversation),
];
