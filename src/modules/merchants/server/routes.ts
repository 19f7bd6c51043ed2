import { type Route, route } from '#platform/server/route.ts';
import * as shop from '../account.calls.ts';
import * as joining from '../application.calls.ts';
import { listActiveMerchants, showMerchant } from '../calls.ts';
import * as identity from '../identity.calls.ts';
import * as team from '../members.calls.ts';
import * as review from '../review.calls.ts';
import { readApplication } from './application.ts';
import { askForIdentityChange, withdrawIdentityChange } from './identity/ask-for-change.ts';
import { approveIdentityChange, refuseIdentityChange } from './identity/decide.ts';
import { readOwnIdentity } from './identity/own-identity.ts';
import { removeIdentityPaper, sendIdentityPaper, setPaperExpiry } from './identity/papers.ts';
import { acceptInvitation, inviteMember, showInvitation, withdrawInvitation } from './invite-member.ts';
import { changeMemberRole, listMembers, removeMember } from './members.ts';
import { readPaper, removePaper, sendApplicationLogo, sendPaper } from './papers.ts';
import { selectActiveMerchants } from './queries.ts';
import { readMerchant } from './read-merchant.ts';
import {
  acceptMerchant,
  askForPapers,
  changeMerchantStatus,
  checkItem,
  rejectMerchant,
  revealNationalId,
  setProductReview,
} from './review/decide.ts';
import { exportMerchants } from './review/export-merchants.ts';
import { listMerchants } from './review/list-merchants.ts';
import { readMerchantFile } from './review/merchant-file.ts';
import { saveApplication } from './save-application.ts';
import { sendApplication } from './send-application.ts';
import { beginHoliday, editShopAccount, endHoliday, sendShopLogo, showShopAccount } from './shop-account.ts';

const joiningRoutes: Route[] = [
  route(joining.showApplication, async (ctx, _, { viewer }) => ({
    application: await readApplication(ctx, viewer.userId),
  })),
  route(joining.saveApplication, (ctx, input, { viewer }) => saveApplication(ctx, input, viewer)),
  route(joining.sendApplication, sendApplication),
  route(joining.sendPaper, (ctx, input, { viewer }) => sendPaper(ctx, input, viewer)),
  route(joining.removePaper, (ctx, input, { viewer }) => removePaper(ctx, input, viewer)),
  route(joining.sendApplicationLogo, (ctx, input, { viewer }) => sendApplicationLogo(ctx, input, viewer)),
  route(joining.readPaper, (ctx, input, { viewer }) => readPaper(ctx, input, viewer)),
];

const reviewRoutes: Route[] = [
  route(review.listMerchants, listMerchants),
  route(review.exportMerchants, exportMerchants),
  route(review.showMerchantFile, (ctx, input) => readMerchantFile(ctx, input)),
  route(review.checkItem, checkItem),
  route(review.acceptMerchant, acceptMerchant),
  route(review.askForPapers, askForPapers),
  route(review.rejectMerchant, rejectMerchant),
  route(review.changeMerchantStatus, changeMerchantStatus),
  route(review.setProductReview, setProductReview),
  route(review.revealNationalId, revealNationalId),
];

const shopRoutes: Route[] = [
  route(shop.showShopAccount, (ctx, _, { viewer }) => showShopAccount(ctx, viewer)),
  route(shop.editShopAccount, editShopAccount),
  route(shop.sendShopLogo, sendShopLogo),
  route(shop.beginHoliday, beginHoliday),
  route(shop.endHoliday, (ctx, _, caller) => endHoliday(ctx, caller)),
];

const identityRoutes: Route[] = [
  route(identity.showIdentity, (ctx, _, { viewer }) => readOwnIdentity(ctx, viewer)),
  route(identity.sendIdentityPaper, sendIdentityPaper),
  route(identity.removeIdentityPaper, removeIdentityPaper),
  route(identity.askForIdentityChange, askForIdentityChange),
  route(identity.withdrawIdentityChange, (ctx, _, caller) => withdrawIdentityChange(ctx, caller)),
  route(identity.approveIdentityChange, approveIdentityChange),
  route(identity.refuseIdentityChange, refuseIdentityChange),
  route(identity.setPaperExpiry, setPaperExpiry),
];

const teamRoutes: Route[] = [
  route(team.listMembers, (ctx, _, { viewer }) => listMembers(ctx, viewer)),
  route(team.inviteMember, inviteMember),
  route(team.withdrawInvitation, withdrawInvitation),
  route(team.changeMemberRole, changeMemberRole),
  route(team.removeMember, removeMember),
  route(team.showInvitation, showInvitation),
  route(team.acceptInvitation, acceptInvitation),
];

export const routes: Route[] = [
  route(listActiveMerchants, async ctx => ({ merchants: await selectActiveMerchants(ctx.db) })),
  route(showMerchant, readMerchant),
  ...joiningRoutes,
  ...reviewRoutes,
  ...shopRoutes,
  ...identityRoutes,
  ...teamRoutes,
];
