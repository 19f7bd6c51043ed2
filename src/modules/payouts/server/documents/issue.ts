import { createHash } from 'node:crypto';
import { sumPiastres } from '#platform/money.ts';
import type { Tx } from '#platform/server/database.ts';
import type { DocumentContent } from '../../document.ts';
import { serialised } from '../../document.ts';
import { insertDocument, type NewDocument, takeNumber } from './queries.ts';

type Given = Omit<NewDocument, 'number' | 'content' | 'uuid'> & {
  says: Omit<DocumentContent, 'kind' | 'number' | 'issuedAt' | 'orderId' | 'currency' | 'total' | 'vat'>;
};

/** Issues a document under its issuer's next number; its content never changes. */
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
  const issuer = { issuer: given.issuerId, ...content };
  const uuid = createHash('sha256').update(serialised(issuer)).digest('hex');
  await insertDocument(tx, { ...given, number, content, uuid });
}
