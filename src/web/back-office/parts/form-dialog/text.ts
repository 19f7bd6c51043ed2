export const formDialogText = {
  working: 'جاري التنفيذ...',
  cancel: 'إلغاء',
} as const;
