/** How a buyer takes a review of their own away. */
export const deletionText = {
  remove: 'احذف تقييمك',
  removing: 'جاري الحذف...',
  title: 'حذف تقييمك؟',
  text: 'يختفي من صفحة المنتج مع صوره، ولا يمكن استعادته. يمكنك كتابة غيره متى أردت.',
  removed: 'حُذف تقييمك',
  keep: 'إبقاء التقييم',
} as const;
