export const newOrdersText = {
  came: 'طلب جديد',
  show: 'عرض الطلبات الجديدة',
} as const;
