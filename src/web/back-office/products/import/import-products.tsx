import { Link } from 'react-router';
import { useOpenRow } from '../../parts/list/use-open-row.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { backOfficeText } from '../../text.ts';
import { ChooseFile } from './choose-file.tsx';
import { History } from './history.tsx';
import styles from './import.module.css';
import { ImportReport } from './import-report.tsx';
import { importText } from './text.ts';

export const meta = () => ({ title: backOfficeText.titled(importText.title), noindex: true });

/** Products from a file: choose, check, import. The address holds the open import. */
export default function ImportProducts() {
  const { openId: importId, open } = useOpenRow('import');
  return (
    <div className={styles.page}>
      <PageHead title={importText.title} intro={importText.intro}>
        <Link to="/products" className={styles.link}>
          {importText.back}
        </Link>
      </PageHead>
      {importId === null ? (
        <>
          <ChooseFile onChecked={({ id }) => open(id)} />
          <History />
        </>
      ) : (
        <ImportReport key={importId} importId={importId} />
      )}
    </div>
  );
}
