import { togetherText } from './check-setting.text.ts';
import type { SettingPath } from './setting-path.ts';
import type { Settings } from './settings.ts';

type Rule = [path: SettingPath, holds: (settings: Settings) => boolean, otherwise: string];

/** What must hold between settings of a group, and the field that shows the error. */
const RULES: readonly Rule[] = [
  [
    'timers.merchantReminderHours',
    ({ timers }) => timers.merchantReminderHours < timers.merchantTimeoutHours,
    togetherText.reminderAfterTimeout,
  ],
  [
    'cashOverdueDays',
    ({ cashLateDays, cashOverdueDays }) => cashLateDays < cashOverdueDays,
    togetherText.overdueBeforeLate,
  ],
  [
    'timers.returnWindowDays',
    ({ timers, returns }) => timers.returnWindowDays >= returns.noReasonDays,
    togetherText.earningsBeforeReturns,
  ],
  [
    'returns.defectDays',
    ({ returns }) => returns.defectDays >= returns.noReasonDays,
    togetherText.defectsBeforeReturns,
  ],
  [
    'paymentMethods.cash_on_delivery',
    ({ paymentMethods }) => Object.values(paymentMethods).includes(true),
    togetherText.noMethod,
  ],
];

/** Sentences by path for settings that contradict each other. */
export function checkTogether(settings: Settings): Partial<Record<SettingPath, string>> {
  const broken = RULES.filter(([, holds]) => !holds(settings));
  return Object.fromEntries(broken.map(([path, , sentence]) => [path, sentence]));
}
