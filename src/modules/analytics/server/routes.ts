import { type Route, route } from '#platform/server/route.ts';
import * as calls from '../calls.ts';
import { chooseAnalytics, showAnalyticsChoice } from './choose-analytics.ts';

export const routes: Route[] = [
  route(calls.showAnalyticsChoice, (ctx, _, { viewer }) => showAnalyticsChoice(ctx, viewer.userId)),
  route(calls.chooseAnalytics, chooseAnalytics),
];
