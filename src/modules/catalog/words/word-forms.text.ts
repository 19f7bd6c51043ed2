/** What can stand before a word, the longest first; behind `=` what the particle in it says, if there is one. */
export const FRONTS =
  'وال=and بال=with كال=as فال=and ولل=for لل=for لال=for ال= ل=for ب=with و=and ول=for وب=with';

/** Endings of plurals, duals and feminines, with what stands in their place in the word they are formed of. */
export const ENDINGS = 'ات=ه ات= تين=ه ين= ان= ه= هات= ي=';
/** What a word without an ending may have lost. */
export const LOST_ENDING = 'ه';
