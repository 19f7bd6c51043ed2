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
import { showBrakeOf } from './braking.ts';
import { setMerchantRateOf, showMerchantRatesOf } from './merchant-rates.ts';
import { readPage } from './read-page.ts';
import { saveSettingsOf } from './save-settings.ts';
import { showSettingsOf } from './show-settings.ts';
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
