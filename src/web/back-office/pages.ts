import type { IconName } from '#kit/icon.tsx';
import type { Permission } from '#platform/permission.ts';
import type { Role } from '#platform/viewer.ts';
import { pageTitles } from './text.ts';

export interface BackOfficePage {
  /** Without the leading slash, as the router takes it. */
  path: string;
  /** Its source file below src/web. */
  file: string;
  title: string;
  /** A page with an icon is an entry of the bar or its menu; a page without one is reached from another page. */
  icon?: IconName;
  permission: Permission;
  /** The roles whose bar shows it (NAV-9); others who may open it find it under "more". */
  inBarOf?: readonly Role[];
}

/** Every page of the back-office, with its route and access. The bar shows its entries in this order [NAV-9]. */
export const PAGES: readonly BackOfficePage[] = [
  {
    path: 'orders',
    file: 'back-office/orders/orders.tsx',
    title: pageTitles.orders,
    icon: 'receipt-text',
    permission: 'orders',
    inBarOf: ['super_admin', 'merchant', 'support'],
  },
  {
    path: 'customer',
    file: 'back-office/customers/customer.tsx',
    title: pageTitles.customers,
    icon: 'call-support',
    permission: 'customers',
  },
  {
    path: 'returns',
    file: 'back-office/returns/returns.tsx',
    title: pageTitles.returns,
    icon: 'return',
    permission: 'returns',
    inBarOf: ['support'],
  },
  {
    path: 'returns/:returnId',
    file: 'back-office/returns/return-page.tsx',
    title: pageTitles.returns,
    permission: 'returns',
  },
  {
    path: 'claims/:claimId',
    file: 'back-office/returns/claim-page.tsx',
    title: pageTitles.returns,
    permission: 'returns',
  },
  {
    path: 'reviews',
    file: 'back-office/reviews/reviews.tsx',
    title: pageTitles.reviews,
    icon: 'star',
    permission: 'reviews',
  },
  {
    path: 'questions',
    file: 'back-office/reviews/questions.tsx',
    title: pageTitles.questions,
    icon: 'message-circle',
    permission: 'own_account',
  },
  {
    path: 'reported',
    file: 'back-office/reviews/reported.tsx',
    title: pageTitles.reported,
    icon: 'circle-alert',
    permission: 'moderation',
  },
  {
    path: 'refunds',
    file: 'back-office/refunds/refunds.tsx',
    title: pageTitles.refunds,
    icon: 'cash',
    permission: 'refunds',
  },
  {
    path: 'orders/print',
    file: 'back-office/orders/print/print.tsx',
    title: pageTitles.printOrders,
    permission: 'orders',
  },
  {
    path: 'products',
    file: 'back-office/products/products.tsx',
    title: pageTitles.products,
    icon: 'boxes',
    permission: 'products',
    inBarOf: ['super_admin', 'merchant'],
  },
  {
    path: 'products/new',
    file: 'back-office/products/new-product.tsx',
    title: pageTitles.newProduct,
    permission: 'products',
  },
  {
    path: 'products/import',
    file: 'back-office/products/import/import-products.tsx',
    title: pageTitles.importProducts,
    permission: 'product_import',
  },
  {
    path: 'product-details/:productId',
    file: 'back-office/products/edit-product.tsx',
    title: pageTitles.product,
    permission: 'products',
  },
  {
    path: 'account',
    file: 'back-office/account/account.tsx',
    title: pageTitles.account,
    icon: 'account',
    permission: 'back_office',
    inBarOf: ['super_admin', 'merchant'],
  },
  {
    path: 'merchants',
    file: 'back-office/merchants/merchants.tsx',
    title: pageTitles.merchants,
    icon: 'store',
    permission: 'merchants',
    inBarOf: ['super_admin'],
  },
  {
    path: 'users',
    file: 'back-office/users/users.tsx',
    title: pageTitles.users,
    icon: 'users',
    permission: 'users',
    inBarOf: ['super_admin'],
  },
  {
    path: 'ads',
    file: 'back-office/ads/ads.tsx',
    title: pageTitles.ads,
    icon: 'megaphone',
    permission: 'ads',
    inBarOf: ['super_admin'],
  },
  {
    path: 'ads/new',
    file: 'back-office/ads/new-ad.tsx',
    title: pageTitles.newAd,
    permission: 'ads',
  },
  {
    path: 'ads/:adId',
    file: 'back-office/ads/edit-ad.tsx',
    title: pageTitles.ad,
    permission: 'ads',
  },
  {
    path: 'settings',
    file: 'back-office/settings/settings.tsx',
    title: pageTitles.settings,
    icon: 'settings',
    permission: 'settings',
  },
  {
    path: 'settings/:tab',
    file: 'back-office/settings/settings.tsx',
    title: pageTitles.settings,
    permission: 'settings',
  },
  {
    path: 'coupons',
    file: 'back-office/coupons/coupons.tsx',
    title: pageTitles.coupons,
    icon: 'ticket-percent',
    permission: 'discounts',
  },
  {
    path: 'search-desk',
    file: 'back-office/search-desk/search-desk.tsx',
    title: pageTitles.searchDesk,
    icon: 'search',
    permission: 'search',
  },
  {
    path: 'audit',
    file: 'back-office/audit/audit.tsx',
    title: pageTitles.audit,
    icon: 'file-text',
    permission: 'audit',
  },
  {
    path: 'security-log',
    file: 'back-office/audit/security-log.tsx',
    title: pageTitles.securityLog,
    icon: 'shield-check',
    permission: 'audit',
  },
  {
    path: 'operations',
    file: 'back-office/operations/operations.tsx',
    title: pageTitles.operations,
    icon: 'heart-pulse',
    permission: 'operations',
  },
  {
    path: 'payments',
    file: 'back-office/payments/payments.tsx',
    title: pageTitles.payments,
    icon: 'wallet',
    permission: 'remittances',
  },
  {
    path: 'reports',
    file: 'back-office/reports/reports.tsx',
    title: pageTitles.reports,
    icon: 'chart-column',
    permission: 'reports',
  },
  {
    path: 'remittances',
    file: 'back-office/remittances/remittances.tsx',
    title: pageTitles.remittances,
    icon: 'hand-coins',
    permission: 'remittances',
  },
  {
    path: 'money',
    file: 'back-office/money/money.tsx',
    title: pageTitles.money,
    icon: 'wallet',
    permission: 'own_money',
  },
  {
    path: 'money/statements/:statementId',
    file: 'back-office/money/statement.tsx',
    title: pageTitles.statement,
    permission: 'statements',
  },
  {
    path: 'payouts',
    file: 'back-office/payouts/payouts.tsx',
    title: pageTitles.payouts,
    icon: 'hand-coins',
    permission: 'payouts',
  },
  {
    path: 'tax-documents',
    file: 'back-office/tax-documents/tax-documents.tsx',
    title: pageTitles.taxDocuments,
    icon: 'file-text',
    permission: 'tax_documents',
  },
  {
    path: 'ledger',
    file: 'back-office/ledger/ledger.tsx',
    title: pageTitles.ledger,
    icon: 'book-open',
    permission: 'ledger',
  },
  {
    path: 'months',
    file: 'back-office/months/months.tsx',
    title: pageTitles.months,
    icon: 'calendar',
    permission: 'ledger',
  },
];
