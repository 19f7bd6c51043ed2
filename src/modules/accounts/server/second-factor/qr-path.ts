import { encode } from 'uqr';

/** Light modules around it that scanners need (ISO 18004). */
const BORDER = 4;

/** A text as a QR code: the modules on each side, and the dark ones as the path of an SVG of that size. */
export function qrPath(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: BORDER });
  const path = data.map((row, y) => rowPath(row, y)).join('');
  return { size, path };
}

function rowPath(row: readonly boolean[], y: number): string {
  return row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('');
}
