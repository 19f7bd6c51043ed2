export const creditText = {
  title: 'رصيد الحساب',
  balance: 'رصيدك الآن',
  lasts: 'يبقى لك دون موعد انتهاء',
  empty: 'لا توجد حركات على رصيدك',
  emptyMore: 'ما تختار استرداده رصيدًا يظهر هنا، وتستخدمه في طلبك القادم.',
  kinds: {
    refund: 'استرداد',
    goodwill: 'ترضية من وكالة',
    spent: 'دفع طلب',
    exchanged: 'ثمن ما أعدته للاستبدال',
    replacement: 'دفع الطلب البديل',
    other: 'حركة',
  },
} as const;
