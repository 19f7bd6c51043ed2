import { isolate } from '#platform/isolate.ts';

export const signInAgainText = {
  title: 'انتهت جلستك',
  about: (account: string) =>
    `سجّل الدخول بحسابك ${isolate(account)} لتكمل من حيث توقفت. كل ما كتبته باقٍ في مكانه.`,
} as const;
