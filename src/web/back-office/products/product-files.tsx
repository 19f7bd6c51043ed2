import { ButtonLink } from '#kit/button.tsx';
import { exportProducts } from '#modules/catalog/import.calls.ts';
import { download } from '../../data/files.ts';
import { ExportButtons } from '../parts/export-buttons.tsx';
import type { ProductQuery } from './product-query.ts';
import { listText } from './text.ts';

/** Products as files: export the filtered ones, import many. */
export function ProductFiles({ filter }: Pick<ProductQuery, 'filter'>) {
  return (
    <>
      <ExportButtons folds save={format => download(exportProducts, { ...filter, format })} />
      <ButtonLink variant="outline" icon="upload" to="/products/import">
        {listText.import}
      </ButtonLink>
    </>
  );
}
