import type { BackOfficePage } from './page.ts';
import { pageTitles } from './text.ts';

/** The pages of the back-office that are reached from another one and stand in no bar. */
export const INNER_PAGES: readonly BackOfficePage[] = [
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
    path: 'conversations/:conversationId',
    file: 'back-office/support/conversation.tsx',
    title: pageTitles.conversations,
    permission: 'conversations',
  },
  {
    path: 'conversations/case/:conversationId',
    file: 'back-office/support/conversation-case.tsx',
    title: pageTitles.conversations,
    permission: 'moderation',
  },
  {
    path: 'orders/print',
    file: 'back-office/orders/print/print.tsx',
    title: pageTitles.printOrders,
    permission: 'orders',
  },
  {
    path: 'handovers',
    file: 'back-office/orders/handover/handovers.tsx',
    title: pageTitles.handovers,
    permission: 'orders',
  },
  {
    path: 'handovers/new',
    file: 'back-office/orders/handover/new-handover.tsx',
    title: pageTitles.newHandover,
    permission: 'hand_over',
  },
  {
    path: 'handovers/:handoverId',
    file: 'back-office/orders/handover/handover.tsx',
    title: pageTitles.handovers,
    permission: 'orders',
  },
  {
    path: 'objections',
    file: 'back-office/merchants/objections.tsx',
    title: pageTitles.objections,
    permission: 'merchants',
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
    path: 'settings/:tab',
    file: 'back-office/settings/settings.tsx',
    title: pageTitles.settings,
    permission: 'settings',
  },
  {
    path: 'money/statements/:statementId',
    file: 'back-office/finance/statement.tsx',
    title: pageTitles.statement,
    permission: 'statements',
  },
];
