import { useSearchParams } from 'react-router';
import { Button, ButtonLink } from '#kit/button.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { exportProducts } from '#modules/catalog/contract/import.ts';
import { useAction } from '../../../account/use-action.ts';
import { download } from '../../../files.ts';
import { exportText } from '../import/text.ts';
import { readListQuery } from './list-query.ts';

/** Goods as files: the whole filter out, many products in. */
export function ProductFiles() {
  const [params] = useSearchParams();
  const { busy, message, run } = useAction();
  const { page: _page, limit: _limit, ...filter } = readListQuery(params);
  const save = (format: 'csv' | 'xlsx') => run(() => download(exportProducts, { ...filter, format }));
  return (
    <>
      <FormError message={message} />
      <Button variant="text" disabled={busy} onClick={() => save('csv')}>
        {exportText.csv}
      </Button>
      <Button
        variant="outline"
        icon="download"
        busy={busy ? exportText.working : undefined}
        onClick={() => save('xlsx')}
      >
        {exportText.xlsx}
      </Button>
      <ButtonLink variant="outline" icon="upload" to="/products/import">
        {exportText.import}
      </ButtonLink>
    </>
  );
}
