/** Kinds of papers that a merchant proves himself with. */
export const PAPER_KINDS = ['commercial_register', 'tax_card', 'owner_id', 'bank_proof', 'other'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** A person sells in his own name, a sole trader under a register entry of his own, a company under its own. */
export const ENTITY_KINDS = ['person', 'sole', 'company'] as const;
export type EntityKind = (typeof ENTITY_KINDS)[number];

/** A photo of a page, or a scan of several. Our own choice. */
export const LARGEST_PAPER = 10 * 1024 * 1024;
export const MOST_PAPERS = 12;
/** What a browser's file dialog offers; the server looks at the bytes. */
export const PAPER_TYPES = 'image/jpeg,image/png,image/webp,application/pdf';

/** A person has no entry in the commercial register. */
export function needsRegister(entity: EntityKind): boolean {
  return entity !== 'person';
}

/** What an application of this kind cannot be sent without. */
export function requiredPapers(entity: EntityKind): PaperKind[] {
  return needsRegister(entity) ? ['commercial_register', 'tax_card', 'owner_id'] : ['tax_card', 'owner_id'];
}

/** What the reviewer looks at, in this order. */
export const CHECK_ITEMS = [
  'name_unique',
  'register_matches',
  'tax_matches',
  'owner_matches',
  'bank_matches',
] as const;
export type CheckItem = (typeof CHECK_ITEMS)[number];

/** What has to be looked at before this applicant can be accepted. */
export function checklistOf(entity: EntityKind, sent: readonly PaperKind[]): CheckItem[] {
  return CHECK_ITEMS.filter(item => {
    if (item === 'register_matches') return needsRegister(entity);
    return item !== 'bank_matches' || sent.includes('bank_proof');
  });
}
