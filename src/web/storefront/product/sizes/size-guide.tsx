import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Drawer } from '#kit/overlay/drawer.tsx';
import type { ProductDetails } from '#modules/catalog/product.ts';
import { shownDigits } from '#platform/digits.ts';
import styles from './size-guide.module.css';
import { sizeGuideText as text } from './size-guide.text.ts';
import { type SizeTable, sizeTable } from './size-table.ts';

export interface SizeGuideProps {
  product: ProductDetails;
  /** The place of the option among the product's. */
  at: number;
}

/** Opens what the sizes mean in centimetres; nothing for an option that is no size of what is worn. */
export function SizeGuide({ product, at }: SizeGuideProps) {
  const [open, setOpen] = useState(false);
  const values = [...new Set(product.variants.map(({ options }) => options[at] ?? ''))];
  const table = sizeTable(product, values);
  if (!table) return null;
  return (
    <>
      <Button variant="text" size="small" icon="ruler" onClick={() => setOpen(true)}>
        {text.open}
      </Button>
      <Drawer open={open} onClose={() => setOpen(false)} title={text.open} sheet>
        <div className={styles.guide}>
          <Table table={table} />
          <p>{table.columns.includes(text.foot) ? text.howShoe : text.howClothes}</p>
          <p className="muted">{text.note}</p>
        </div>
      </Drawer>
    </>
  );
}

function Table({ table: { columns, rows } }: { table: SizeTable }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map(column => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([size = '', ...measures]) => (
          <tr key={size}>
            <th scope="row">
              <bdi>{shownDigits(size)}</bdi>
            </th>
            {measures.map(measure => (
              <td key={measure}>
                <bdi>{shownDigits(measure)}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
