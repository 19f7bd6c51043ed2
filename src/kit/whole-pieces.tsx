import styles from './whole-pieces.module.css';

/** What a text isolates, an order's number for one, and a range: «١٨–٥٥». */
const PIECE = /(\u2068[^\u2069\s]+\u2069|[\d٠-٩]+[–-][\d٠-٩]+)/;

/** A text in which no number breaks at its hyphen. The text itself stays as it is, so that it can be copied and found. */
export function WholePieces({ text }: { text: string }) {
  const pieces = text.split(PIECE);
  if (pieces.length === 1) return text;
  return pieces.map((piece, at) =>
    at % 2 === 0 ? (
      piece
    ) : (
      // Pieces have no names, and a text that changes has others.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={at} className={styles.whole}>
        {piece}
      </span>
    ),
  );
}
