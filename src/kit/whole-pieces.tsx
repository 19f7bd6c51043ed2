/** What a text isolates, an order's number for one, and a range: «١٨–٥٥». */
const PIECE = /(\u2068[^\u2069\s]+\u2069|[\d٠-٩]+[–-][\d٠-٩]+)/;

/** A text in which no number breaks at its hyphen. The text itself stays as it is, so that it can be copied and found. */
export function WholePieces({ text }: { text: string }) {
  return text.split(PIECE).map((piece, at) =>
    at % 2 ? (
      // Pieces have no names, and a text that changes has others.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={at} className="whole">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
