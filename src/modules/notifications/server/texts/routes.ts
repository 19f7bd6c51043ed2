import { type Route, route } from '#platform/server/route.ts';
import type { TextSet } from '../../message-text.ts';
import * as calls from '../../texts.calls.ts';
import { listTextsOf, resetTextOf, saveTextOf, showTextOf, tryTextOf } from './write-texts.ts';

/** The words of messages, which later modules own. */
export function textRoutes(sets: readonly TextSet[]): Route[] {
  return [
    route(calls.listTexts, ctx => listTextsOf(ctx, sets)),
    route(calls.showText, ({ db }, { name }) => showTextOf(db, sets, name)),
    route(calls.saveText, (ctx, asked, by) => saveTextOf(ctx, sets, { asked, by })),
    route(calls.resetText, (ctx, { name }, by) => resetTextOf(ctx, sets, { name, by })),
    route(calls.tryText, (ctx, { name }, { viewer }) =>
      tryTextOf(ctx, sets, { name, userId: viewer.userId }),
    ),
  ];
}
