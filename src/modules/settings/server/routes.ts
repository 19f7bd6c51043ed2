import { type Route, route } from '#platform/server/route.ts';
import {
  saveSettings,
  setMerchantCommission,
  showMerchantCommission,
  showSettings,
} from '../back-office.calls.ts';
import { showPage, showShop } from '../calls.ts';
import { savePage, showPageVersion, showWrittenPage } from '../pages.calls.ts';
import { setMerchantCommissionOf, showMerchantCommissionOf } from './back-office/merchant-commission.ts';
import { saveSettingsOf } from './back-office/save-settings.ts';
import { showSettingsOf } from './back-office/show-settings.ts';
import { readPage } from './read-page.ts';
import { showShopProfile } from './show-shop.ts';
import { savePageOf, showPageVersionOf, showWrittenPageOf } from './written-pages.ts';

export const routes: Route[] = [
  route(showPage, readPage),
  route(showShop, showShopProfile),
  route(showSettings, showSettingsOf),
  route(saveSettings, saveSettingsOf),
  route(showMerchantCommission, showMerchantCommissionOf),
  route(setMerchantCommission, setMerchantCommissionOf),
  route(showWrittenPage, showWrittenPageOf),
  route(showPageVersion, showPageVersionOf),
  route(savePage, savePageOf),
];
