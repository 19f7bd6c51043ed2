import { formatCount } from '#platform/digits.ts';

/** Apart from the page's own words, because only who enlarges a picture loads them. */
export const zoomText = {
  nearer: 'تقريب',
  farther: 'إبعاد',
  level: (times: number) => `×${formatCount(times)}`,
  hint: 'انقر مرتين أو باعد إصبعيك للتكبير',
} as const;
