export const pictureText = { loading: 'جاري التحميل...' } as const;
