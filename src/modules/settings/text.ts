import { refuser } from '#platform/refusal.ts';

export const settingsRefusals = {
  page_not_found: [404, 'هذه الصفحة لم تُكتب بعد.'],
} as const;

export const settingsRefusal = refuser(settingsRefusals);
