import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { Icon } from '#kit/icon.tsx';
import { FullView } from '#kit/overlay/full-view.tsx';
import { readPaper } from '#modules/merchants/application.calls.ts';
import { PAPER_NAMES } from '#modules/merchants/application.text.ts';
import type { Paper } from '#modules/merchants/application.ts';
import type { MerchantFile } from '#modules/merchants/merchant-file.ts';
import { Expiry } from '#modules/merchants/ui/paper-line.tsx';
import { formatDate } from '#platform/dates.ts';
import { dataAddress, download, fetchFile } from '../../data/files.ts';
import { useAction } from '../../data/use-action.ts';
import styles from './detail.module.css';
import { PaperExpiry } from './paper-expiry.tsx';
import { identityReviewText, merchantsText } from './text.ts';

const PDF = 'application/pdf';

interface PapersProps {
  papers: readonly Paper[];
  /** Of the merchant, after a paper's last day was written down; without it nobody writes one. */
  onChange?: (file: MerchantFile) => void;
  title?: string;
}

/** The uploaded papers. A picture opens over the page in full size, a PDF in the reviewer's own program. */
export function Papers({ papers, onChange, title = merchantsText.papers }: PapersProps) {
  const [dated, setDated] = useState<Paper>();
  const [open, setOpen] = useState<{ paper: Paper; address: string }>();
  const action = useAction();
  const show = (paper: Paper) =>
    action.run(async () => {
      if (paper.mediaType === PDF) return download(readPaper, { paperId: paper.id });
      const { file } = await fetchFile(readPaper, { paperId: paper.id });
      setOpen({ paper, address: await dataAddress(file) });
    });
  return (
    <section aria-label={title}>
      <h3 className={styles.heading}>{title}</h3>
      <FormError message={action.message} />
      {papers.length === 0 && <p className={styles.quiet}>{merchantsText.noPapers}</p>}
      <ul className={styles.papers}>
        {papers.map(paper => (
          <PaperItem
            key={paper.id}
            paper={paper}
            onOpen={() => void show(paper)}
            {...(onChange && { onDate: () => setDated(paper) })}
          />
        ))}
      </ul>
      {dated && onChange && (
        <PaperExpiry paper={dated} onClose={() => setDated(undefined)} onChange={onChange} />
      )}
      <FullView
        open={open !== undefined}
        onClose={() => setOpen(undefined)}
        title={open ? PAPER_NAMES[open.paper.kind] : ''}
      >
        {open && (
          <img
            src={open.address}
            alt={merchantsText.paperOf(PAPER_NAMES[open.paper.kind], formatDate(new Date(open.paper.sentAt)))}
            className={styles.full}
          />
        )}
      </FullView>
    </section>
  );
}

interface PaperItemProps {
  paper: Paper;
  onOpen: () => void;
  onDate?: () => void;
}

function PaperItem({ paper, onOpen, onDate }: PaperItemProps) {
  const isPdf = paper.mediaType === PDF;
  const name = PAPER_NAMES[paper.kind];
  return (
    <li>
      <button type="button" className={styles.paper} onClick={onOpen}>
        <span className={styles.sheet}>
          <Icon name={isPdf ? 'file-text' : 'image'} size={24} />
        </span>
        <strong>{name}</strong>
        <span className={styles.quiet}>
          {isPdf ? 'PDF · ' : ''}
          {formatDate(new Date(paper.sentAt))}
        </span>
        <span className="visually-hidden">{merchantsText.openPaper(name)}</span>
      </button>
      <div className={styles.dated}>
        <Expiry expiresOn={paper.expiresOn} />
        {onDate && (
          <Button variant="text" size="small" aria-label={identityReviewText.expiryOf(name)} onClick={onDate}>
            {identityReviewText.expiry}
          </Button>
        )}
      </div>
    </li>
  );
}
