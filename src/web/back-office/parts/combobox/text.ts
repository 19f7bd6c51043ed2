export const choosingText = {
  hint: 'اكتب حرفين أو أكثر ثم اختر من القائمة.',
  chosen: (name: string) => `اخترت: ${name}`,
} as const;
