import type { Fault } from './fault.ts';

const PAYOUTS = 'src/modules/payouts';
const DOCUMENTS = 'tests/contract/payouts/documents.test.ts';
const KEPT = 'tests/contract/payouts/receipt-buyers.test.ts';
const PAPERS = 'tests/contract/taxes/papers.test.ts';
const WITHHOLDING = 'tests/contract/payouts/withholding.test.ts';
const COMPLAINTS = 'tests/contract/complaints/complaints.test.ts';

const edit = (file: string, find: string, replace: string) => ({ file, find, replace });

/** Mistakes in what the shop puts on paper, and in what it must answer. */
export const DOCUMENT_FAULTS: readonly Fault[] = [
  {
    name: "a merchant's receipt sells the fees of the shop",
    edits: [
      edit(
        `${PAYOUTS}/server/documents/issue-receipt.ts`,
        "...(isOwn ? feeLine('delivery', delivery, ownPercent(sold)) : [])]",
        "...feeLine('delivery', delivery, ownPercent(sold))]",
      ),
    ],
    tests: [DOCUMENTS],
  },
  {
    name: 'a seller that is not registered shows VAT on the delivery it carried',
    edits: [
      edit(
        `${PAYOUTS}/server/documents/parties.ts`,
        '(seller.vatRegistered ? feeVatPercent : 0)',
        '(seller ? feeVatPercent : 0)',
      ),
    ],
    tests: [DOCUMENTS],
  },
  {
    name: 'the VAT of own fees is on paper and not in the books',
    edits: [
      edit(`${PAYOUTS}/server/documents/issue.ts`, 'if (given.issuerId === SHOP && isPersons)', 'if (false)'),
    ],
    tests: [DOCUMENTS],
  },
  {
    name: 'letters of a ligature come out of a PDF in the wrong order',
    edits: [edit('src/platform/server/pdf/open-paper.ts', '  turnLigatures(pdf);\n', '')],
    tests: [PAPERS],
  },
  {
    name: 'digits of a PDF are turned round with the words beside them',
    edits: [
      edit(
        'src/platform/server/pdf/pieces.ts',
        "level % 2 === 1 ? ARABIC_LETTER.test(text) : face === 'latin'",
        'level >= 0',
      ),
    ],
    tests: [PAPERS],
  },
  {
    name: 'nobody learns who of the staff took a receipt as a PDF',
    edits: [
      edit(
        'src/modules/taxes/server/print-document.ts',
        'if (document.buyer && document.orderId !== null)',
        'if (false)',
      ),
    ],
    tests: [PAPERS],
  },
  {
    name: 'a buyer stays on a receipt for ever',
    edits: [
      edit(
        `${PAYOUTS}/server/documents/issue.ts`,
        'content: isPersons ? { ...content, buyer: null } : content',
        'content',
      ),
    ],
    tests: [KEPT],
  },
  {
    name: 'the term after which a buyer of a receipt is forgotten never ends',
    edits: [
      edit(
        `${PAYOUTS}/server/documents/queries.ts`,
        'delete from document_buyers where issued_at < ${before}',
        'delete from document_buyers where issued_at < ${before} and false',
      ),
    ],
    tests: [KEPT],
  },
  {
    name: 'the bank is asked to pay what was withheld too',
    edits: [edit(`${PAYOUTS}/withholding.ts`, '  amount - withheld;', '  amount + 0 * withheld;')],
    tests: [WITHHOLDING],
  },
  {
    name: 'a merchant that the law exempts is taxed like the others',
    edits: [
      edit(
        `${PAYOUTS}/server/batches/draft-payouts.sql.ts`,
        '::jsonb ->> f.merchant_id::text)::numeric',
        "::jsonb ->> 'nobody')::numeric",
      ),
    ],
    tests: [WITHHOLDING],
  },
  {
    name: 'tax stays withheld of a payout that did not arrive',
    edits: [
      edit(
        `${PAYOUTS}/server/batches/move-payout.ts`,
        "if (withheld > 0 && step === 'fail' && state === 'processing')",
        'if (false)',
      ),
    ],
    tests: [WITHHOLDING],
  },
  {
    name: 'a merchant has no certificate of what was withheld',
    edits: [
      edit(
        `${PAYOUTS}/server/documents/issue-certificate.ts`,
        'if (withheld === 0) return;',
        'if (withheld >= 0) return;',
      ),
    ],
    tests: [WITHHOLDING],
  },
  {
    name: 'finance hands over more withheld tax than there is',
    edits: [edit('src/modules/ledger/month.ts', "new Set(['vat', 'withholding'])", "new Set(['vat'])")],
    tests: [WITHHOLDING],
  },
  {
    name: "a guest reads somebody's complaint by its number alone",
    edits: [
      edit(
        'src/modules/complaints/server/queries.ts',
        'where c.id = ${id} and c.guest_mobile = ${mobile}',
        'where c.id = ${id} and (c.guest_mobile = ${mobile} or true)',
      ),
    ],
    tests: [COMPLAINTS],
  },
  {
    name: 'a complaint is closed and nobody has answered it',
    edits: [
      edit(
        'src/modules/complaints/server/manage-complaints.ts',
        'if (!answeredAt) throw',
        'if (false) throw',
      ),
    ],
    tests: [COMPLAINTS],
  },
  {
    name: 'the newest complaint stands above the one that is overdue',
    edits: [
      edit(
        'src/modules/complaints/server/queries.ts',
        "(tab === 'waiting' ? sql`c.due_at, c.id` : sql`c.id desc`)",
        "(tab === 'waiting' ? sql`c.id desc` : sql`c.id desc`)",
      ),
    ],
    tests: [COMPLAINTS],
  },
];
