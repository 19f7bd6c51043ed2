import { Pill, type Tone } from '#kit/display/pill.tsx';
import { STATUS_NAMES } from '#modules/merchants/application.text.ts';
import type { MerchantStatus } from '#modules/merchants/merchant-status.ts';

const TONES: Readonly<Record<MerchantStatus, Tone>> = {
  applied: 'warn',
  under_review: 'warn',
  needs_info: 'info',
  rejected: 'neutral',
  active: 'ok',
  on_holiday: 'info',
  restricted: 'warn',
  suspended: 'danger',
  closed: 'neutral',
};

export function StatusPill({ status }: { status: MerchantStatus }) {
  return <Pill tone={TONES[status]}>{STATUS_NAMES[status]}</Pill>;
}
