/** Consonants by their sound; ث is said as ت or س and ذ as ز or د, ج as g, ق not at all or as k. */
export const ARABIC_SOUNDS =
  'ب=B ت=T ث=T ج=G ح=H خ=H د=D ذ=D ر=R ز=S س=S ش=X ص=S ض=D ط=T ظ=D ع=E غ=G ف=F ق=K ك=K ل=L م=M ن=N ه=H';

/** Letter for letter, as Egyptians write to each other. */
export const FRANCO_LETTERS =
  'ا=a ب=b ت=t ث=t ج=g ح=7 خ=5 د=d ذ=z ر=r ز=z س=s ش=sh ص=s ض=d ط=t ظ=z ع=3 غ=gh ف=f ق=q ك=k ل=l م=m ن=n ه=a و=o ي=i ء=2';

export const TWO_FOR_ONE = ['تش', 'ش'] as const;
export const SILENT_END = 'ه';
