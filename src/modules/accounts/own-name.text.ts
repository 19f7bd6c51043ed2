/** The shop that everybody sells in, as names are compared: one spelling for what reads alike. */
export const OWN_NAMES: ReadonlySet<string> = new Set(['وكاله', 'الوكاله', 'wekala', 'wikala', 'wakala']);

/** What makes those a name of its people or its page, and not one of somebody's own. */
export const OWN_TITLES: ReadonlySet<string> = new Set([
  'فريق',
  'دعم',
  'الدعم',
  'خدمه',
  'العملاء',
  'عملاء',
  'اداره',
  'الاداره',
  'متجر',
  'المتجر',
  'موقع',
  'منصه',
  'سوق',
  'رسمي',
  'الرسمي',
  'الرسميه',
  'مصر',
  'team',
  'support',
  'official',
  'customer',
  'service',
  'care',
  'help',
  'shop',
  'store',
  'market',
  'egypt',
]);

/** Beside the name of somebody who took one of those. */
export const OWN_NAME_REFUSED = 'هذا اسم وكالة نفسها. اكتب اسمك أنت.';
