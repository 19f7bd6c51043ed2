export const adText = {
  tag: 'إعلان',
  upper: 'إعلانات',
} as const;
