/** Apart from the page's own words, because only who enlarges a picture loads them. */
export const zoomText = {
  nearer: 'تقريب',
  farther: 'إبعاد',
  hint: 'انقر مرتين أو باعد إصبعيك للتكبير',
} as const;
