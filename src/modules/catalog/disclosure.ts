/**
 * What the law wants a buyer to know of goods before buying (law 181/2018, article 37), besides what they are and cost.
 * Empty and null: its merchant has said nothing.
 */
export interface Disclosure {
  /** The country that it was made in. */
  origin: string;
  /** Its maker, or who imported it. */
  maker: string;
  warrantyMonths: number | null;
  hazards: string;
}

export const NO_DISCLOSURE: Disclosure = { origin: '', maker: '', warrantyMonths: null, hazards: '' };

export const LONGEST_ORIGIN = 60;
export const LONGEST_MAKER = 120;
export const LONGEST_HAZARDS = 1000;
/** Twenty years; durable goods have two by law. */
export const LONGEST_WARRANTY = 240;
