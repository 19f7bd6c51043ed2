import { listAudit, listSecurity } from '#modules/accounts/audit.calls.ts';
import { listUsers } from '#modules/accounts/users.calls.ts';
import { listHeldStock } from '#modules/checkout/held-stock.calls.ts';
import { listActiveMerchants } from '#modules/merchants/calls.ts';
import { listMerchants } from '#modules/merchants/review.calls.ts';
import { listNotifications } from '#modules/notifications/calls.ts';
import { showTax } from '#modules/payouts/tax.calls.ts';
import { countWaiting, findEverywhere, showHome, showReport, showStockLeft } from '#modules/reports/calls.ts';
import { showCustomer } from '#modules/returns/customers.calls.ts';
import { listPerformance, showPerformance } from '#modules/reviews/performance.calls.ts';
import { askedBy, daysAgo, type Lists } from './asked.ts';

const [admin, merchant, buyer] = [askedBy('admin'), askedBy('merchant'), askedBy('buyer')];

const aQuarter = () => ({ from: daysAgo(89), to: daysAgo(0) });
const aYear = () => ({ from: daysAgo(365), to: daysAgo(0) });

export const PEOPLE_LISTS: Lists = {
  users: admin(listUsers),
  'a customer': admin(showCustomer, { mobile: '01100000040' }),
  'users, page 50': admin(listUsers, { page: 50 }),
  'users by a common name': admin(listUsers, { q: 'محمد' }),
  'users by a full name': admin(listUsers, { q: 'محمد حسن إبراهيم' }),
  'users by no name': admin(listUsers, { q: 'ظظظ' }),
  'users by mobile': admin(listUsers, { q: '01100000040' }),
  'users by e-mail': admin(listUsers, { q: 'years40@wekala.example' }),
  'users, blocked': admin(listUsers, { status: 'blocked' }),
  'users, staff': admin(listUsers, { role: 'super_admin' }),
  'users, buyers by a name': admin(listUsers, { q: 'منى', role: 'user', status: 'active' }),
  merchants: admin(listMerchants, { tab: 'active' }),
  'merchants by a name': admin(listMerchants, { tab: 'active', q: 'متجر' }),
  'applications of merchants': admin(listMerchants),
  'names of merchants': buyer(listActiveMerchants),
  'goods held without payment': admin(listHeldStock),
  'goods held without payment, page 2': admin(listHeldStock, { page: 2 }),
  'security log': admin(listSecurity),
  'security log, a kind': admin(listSecurity, { kind: 'sign_in_failed' }),
  audit: admin(listAudit),
  'audit, half way down': admin(listAudit, ({ orders }) => ({ before: Math.floor(orders / 4) })),
  'audit, a kind': admin(listAudit, { what: 'product.price' }),
  'audit, a rare kind': admin(listAudit, { what: 'setting.page' }),
  'audit, a product': admin(listAudit, { subjectType: 'product', subjectId: '700' }),
  'audit, all of products': admin(listAudit, { subjectType: 'product' }),
  'audit, a kind that somebody did': admin(listAudit, {
    what: 'user.status',
    actor: 'merchant1@wekala.example',
  }),
  'audit, until a year ago': admin(listAudit, () => ({ toDay: daysAgo(365) })),
  'audit, a kind, a month': admin(listAudit, () => ({
    what: 'user.status',
    fromDay: daysAgo(500),
    toDay: daysAgo(470),
  })),
  inbox: buyer(listNotifications),
  'a part of the inbox': buyer(listNotifications, { group: 'money' }),
  'own inbox': merchant(listNotifications),
  'own inbox, page 20': merchant(listNotifications, { page: 20 }),
  home: admin(showHome),
  'home, this month': admin(showHome, { period: 'this_month' }),
  'own home': merchant(showHome),
  'own shop’s measures': merchant(showPerformance),
  'how shops do': admin(listPerformance),
  'applications in the bar': admin(countWaiting),
  'everywhere, a common name': admin(findEverywhere, { q: 'محمد' }),
  'everywhere, a word': admin(findEverywhere, { q: 'سماعة' }),
  'everywhere, a number': admin(findEverywhere, ({ orders }) => ({ q: String(10_000 + orders - 5) })),
  'everywhere, a mobile': admin(findEverywhere, { q: '01100000040' }),
  'everywhere, nothing': admin(findEverywhere, { q: 'ظظظ' }),
  'everywhere, own': merchant(findEverywhere, { q: 'سماعة' }),
  'report of a year by day': admin(showReport, aYear),
  'tax of a quarter': admin(showTax, aQuarter),
  'own tax of a quarter': merchant(showTax, aQuarter),
  'report of a year by product': admin(showReport, () => ({ ...aYear(), by: 'product' })),
  'report of a year by where it came late': admin(showReport, () => ({ ...aYear(), by: 'late_stage' })),
  'report of a year by why it came back': admin(showReport, () => ({ ...aYear(), by: 'return_reason' })),
  'his report of a year by product': merchant(showReport, () => ({ ...aYear(), by: 'product' })),
  'stock left': admin(showStockLeft),
  'his stock left': merchant(showStockLeft),
  'report of a year by category': admin(showReport, () => ({ ...aYear(), by: 'category' })),
  'report of a year by merchant': admin(showReport, () => ({ ...aYear(), by: 'merchant' })),
  'report of a year by governorate': admin(showReport, () => ({ ...aYear(), by: 'governorate' })),
  'own report of a year by category': merchant(showReport, () => ({ ...aYear(), by: 'category' })),
};
