export const confirmIdentityText = {
  title: 'أكّد أنك صاحب الحساب',
  why: 'هذا التغيير يخص أموال متجرك، فنطلب كلمة المرور مرة أخرى. يبقى التأكيد ساريًا ١٠ دقائق.',
  password: 'كلمة المرور',
  confirm: 'تأكيد ومتابعة',
} as const;
