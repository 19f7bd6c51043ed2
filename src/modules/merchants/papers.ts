/** Papers by which a merchant proves its identity. */
export const PAPER_KINDS = ['commercial_register', 'tax_card', 'owner_id', 'bank_proof', 'other'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** A person sells in their own name, a sole trader under their own register entry, a company under the company's. */
export const ENTITY_KINDS = ['person', 'sole', 'company'] as const;
export type EntityKind = (typeof ENTITY_KINDS)[number];

/** A photo of a page, or a scan of several. Our own choice. */
export const LARGEST_PAPER = 10 * 1024 * 1024;
export const MOST_PAPERS = 12;
/** The choice in a browser's file dialog; the server checks the bytes. */
export const PAPER_TYPES = 'image/jpeg,image/png,image/webp,application/pdf';

/** A person has no entry in the commercial register. */
export function needsRegister(entity: EntityKind): boolean {
  return entity !== 'person';
}

/** Papers that this kind of application needs. */
export function requiredPapers(entity: EntityKind): PaperKind[] {
  return needsRegister(entity) ? ['commercial_register', 'tax_card', 'owner_id'] : ['tax_card', 'owner_id'];
}

interface SentPapers {
  papers: readonly { kind: PaperKind; sentAt: string }[];
  papersAsked: readonly PaperKind[];
  /** Null until it was first sent. */
  submittedAt: Date | string | null;
}

/**
 * Papers that an application still lacks: those that its kind needs, and those that reviewers ask for, which count only
 * once they were sent again.
 */
export function missingPapers(
  entity: EntityKind,
  { papers, papersAsked, submittedAt }: SentPapers,
): PaperKind[] {
  const isSent = (kind: PaperKind, since: number) =>
    papers.some(paper => paper.kind === kind && Date.parse(paper.sentAt) > since);
  const asked = submittedAt === null ? 0 : new Date(submittedAt).getTime();
  return [...new Set([...requiredPapers(entity), ...papersAsked])].filter(
    kind => !isSent(kind, papersAsked.includes(kind) ? asked : 0),
  );
}

/** The reviewer's checklist, in order. */
export const CHECK_ITEMS = [
  'name_unique',
  'register_matches',
  'tax_matches',
  'owner_matches',
  'bank_matches',
] as const;
export type CheckItem = (typeof CHECK_ITEMS)[number];

/** The points to check before this applicant can be accepted. */
export function checklistOf(entity: EntityKind, sent: readonly PaperKind[]): CheckItem[] {
  return CHECK_ITEMS.filter(item => {
    if (item === 'register_matches') return needsRegister(entity);
    return item !== 'bank_matches' || sent.includes('bank_proof');
  });
}
