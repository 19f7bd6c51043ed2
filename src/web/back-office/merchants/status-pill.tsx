import { Pill, type Tone } from '#kit/display/pill.tsx';
import { LOOK_LABELS, STATUS_NAMES } from '#modules/merchants/application.text.ts';
import type { Look, MerchantStatus } from '#modules/merchants/merchant-status.ts';

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

/** Why a merchant that sells stands on a list of work. */
export function LookPill({ look }: { look: Look }) {
  return <Pill tone={look === 'ended_paper' ? 'danger' : 'warn'}>{LOOK_LABELS[look]}</Pill>;
}

export function StatusPill({ status }: { status: MerchantStatus }) {
  return <Pill tone={TONES[status]}>{STATUS_NAMES[status]}</Pill>;
}
