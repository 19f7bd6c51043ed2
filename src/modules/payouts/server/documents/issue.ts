import type { PostingEntry } from '#modules/ledger/posting.ts';
import { post } from '#modules/ledger/server/post.ts';
import { sumPiastres } from '#platform/money.ts';
import type { Tx } from '#platform/server/database.ts';
import { type DocumentContent, SHOP } from '../../document.ts';
import { insertDocument, type NewDocument, takeNumber } from './queries.ts';

type Given = Omit<NewDocument, 'number' | 'content' | 'buyer'> & {
  says: Omit<DocumentContent, 'kind' | 'number' | 'issuedAt' | 'orderId' | 'currency' | 'total' | 'vat'>;
};

/**
 * Issues a document under its issuer's next number; its content never changes. A person who buys is written apart, so that
 * the name can be forgotten and the document stays.
 */
export async function issue(tx: Tx, { says, ...given }: Given): Promise<void> {
  const number = await takeNumber(tx, given.kind, given.issuerId);
  const content: DocumentContent = {
    ...says,
    kind: given.kind,
    number,
    issuedAt: given.now.toISOString(),
    orderId: given.orderId,
    currency: 'EGP',
    total: sumPiastres(says.lines.map(({ gross }) => gross)),
    vat: sumPiastres(says.lines.map(({ vat }) => vat)),
  };
  const isPersons = given.userId !== null;
  const id = await insertDocument(tx, {
    ...given,
    number,
    content: isPersons ? { ...content, buyer: null } : content,
    buyer: isPersons ? content.buyer : null,
  });
  if (given.issuerId === SHOP && isPersons) await postFeeVat(tx, id, content);
}

/** The shop owes the VAT inside its fees from the document on that says so; a credit note takes it back. */
async function postFeeVat(tx: Tx, id: number, { kind, vat, issuedAt }: DocumentContent): Promise<void> {
  const isBack = kind === 'credit_note';
  const entries: PostingEntry[] = [
    { account: isBack ? 'vat_payable' : 'fee_vat', debit: vat },
    { account: isBack ? 'fee_vat' : 'vat_payable', credit: vat },
  ];
  await post(tx, { cause: { type: 'document', id }, kind: 'fee_vat', entries, at: new Date(issuedAt) });
}
