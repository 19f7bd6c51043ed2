/** The texts of the login-required modal, exactly as specified [LGN-1, LGN-2]. */
export const modalText = {
  title: 'تنبيه',
  message: 'يجب تسجيل الدخول اولا',
  cancel: 'إلغاء',
} as const;

/** The text while the next page loads, exactly as specified [LND-14]. */
export const pendingText = {
  featured: 'جاري تحميل المنتجات المميزة...',
  products: 'جاري تحميل المنتجات...',
  ads: 'جاري تحميل الإعلانات...',
} as const;

export const cartPanelText = {
  /** Fixed by the specification [LND-10]. */
  close: 'Close Cart',
  wholeCart: 'عرض السلة كاملة',
} as const;

export const slimText = {
  backToCart: 'العودة إلى السلة',
  secure: 'إتمام طلب آمن',
} as const;
