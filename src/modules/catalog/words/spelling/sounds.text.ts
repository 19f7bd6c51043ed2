/** Consonants by their sound; ث is said as ت or س and ذ as ز or د, ج as g, ق not at all or as k. */
export const ARABIC_SOUNDS =
  'ب=B ت=T ث=T ج=G ح=H خ=H د=D ذ=D ر=R ز=S س=S ش=X ص=S ض=D ط=T ظ=D ع=E غ=G ف=F ق=K ك=K ل=L م=M ن=N ه=H';

/** What Latin letters may stand for, as Egyptians write to each other and as brands are written. */
export const LATIN_LETTERS =
  "3'=غ tsh=ش tch=ش sh=ش ch=شتك kh=خ gh=غج th=ثتط dh=ذضظد zh=زظج ph=ف ck=ك 2=اءقويه 3=ع 4=ش 5=خ 6=ط 7=ح 8=غق 9=صق " +
  'a=اهعي b=ب c=كس d=دض e=ياه f=ف g=جغ h=هح i=يا j=ج k=كق l=ل m=م n=ن o=وا p=ب q=ق r=ر s=سصث t=تط u=وا v=ف w=و x=كس y=ي z=زذظض';
export const LATIN_VOWELS = 'aeiou';
/** Arabic letters that Latin writing leaves out, the likeliest to the least. */
export const LEFT_OUT = 'ء=0.2 ا=0.45 و=0.5 ي=0.5 ع=0.6 ه=0.6';

export const TWO_FOR_ONE = ['تش', 'ش'] as const;
export const SILENT_END = 'ه';
