import { type Route, route } from '#platform/server/route.ts';
import {
  saveSettings,
  setMerchantRate,
  showBrake,
  showMerchantRates,
  showSettings,
} from '../back-office.calls.ts';
import { showPage, showShop } from '../calls.ts';
import { savePage, showPageVersion, showWrittenPage } from '../pages.calls.ts';
import { setMerchantRateOf, showMerchantRatesOf } from './back-office/merchant-rates.ts';
import { saveSettingsOf } from './back-office/save-settings.ts';
import { showSettingsOf } from './back-office/show-settings.ts';
import { showBrakeOf } from './braking.ts';
import { readPage } from './read-page.ts';
import { showShopProfile } from './show-shop.ts';
import { savePageOf, showPageVersionOf, showWrittenPageOf } from './written-pages.ts';

export const routes: Route[] = [
  route(showPage, readPage),
  route(showShop, showShopProfile),
  route(showSettings, showSettingsOf),
  route(saveSettings, saveSettingsOf),
  route(showBrake, showBrakeOf),
  route(showMerchantRates, showMerchantRatesOf),
  route(setMerchantRate, setMerchantRateOf),
  route(showWrittenPage, showWrittenPageOf),
  route(showPageVersion, showPageVersionOf),
  route(savePage, savePageOf),
];
