/** Letters that are dropped or added most easily. */
export const WEAK_LETTERS = 'اويهءaeiouy';
/** Letters that sound alike in Egypt, so that one is written for the other. */
export const ALIKE_LETTERS = 'ثتس ذزدظض صس طت قك قا غق حهخ جش sz ckq vf bp gj ei ou ae';
