export const editingText = {
  dirty: 'لديك تغييرات غير محفوظة.',
  storedHere: 'محفوظة على هذا الجهاز.',
  clean: 'كل التغييرات محفوظة.',
  leaveText: 'تبقى التغييرات على هذا الجهاز وتجدها عند عودتك إلى هذه الصفحة.',
  restored: 'استعدنا تغييرات لم تُحفظ من زيارة سابقة.',
  changedTheirs: (parts: string) => `أضفنا إلى صفحتك ما غيّره: ${parts}.`,
  changedBoth: (parts: string) => `غيّرتما معًا: ${parts}. الموجود هنا تعديلك أنت، وإذا حفظت يحل محل تعديله.`,
  and: '، ',
  discard: 'تجاهل',
  discardTitle: 'تجاهل التغييرات؟',
  discardText: 'تعود الصفحة كما كانت عند آخر حفظ. لا يمكن التراجع عن هذه الخطوة.',
  stay: 'ابق هنا',
} as const;
