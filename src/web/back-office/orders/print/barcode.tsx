import { code128, drawingSVG } from 'bwip-js/browser';
import { useMemo } from 'react';
import styles from './label.module.css';

/** Code 128 with its text below, drawn here without any outside service. */
export function Barcode({ text }: { text: string }) {
  const source = useMemo(() => {
    const svg = code128(
      { bcid: 'code128', text, height: 12, includetext: true, textxalign: 'center' },
      drawingSVG(),
    );
    return `data:image/svg+xml,${encodeURIComponent(svg)}`;
  }, [text]);
  return <img src={source} alt={text} className={styles.barcode} />;
}
