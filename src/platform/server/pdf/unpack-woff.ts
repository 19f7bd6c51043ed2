import { inflateSync } from 'node:zlib';

/** Sizes of the headers and of one entry in the lists of tables, as WOFF 1.0 and OpenType lay them out. */
const [WOFF_HEADER, WOFF_ENTRY, HEADER, ENTRY] = [44, 20, 12, 16];

/**
 * The OpenType font inside a WOFF file. The writer of PDFs reads WOFF too, but inflates a font's outlines once for every
 * letter that it takes, which is most of the time that a document needs.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const header = Buffer.alloc(HEADER + count * ENTRY);
  header.writeUInt32BE(woff.readUInt32BE(4), 0);
  header.writeUInt16BE(count, 4);
  let offset = header.length;
  const tables = Array.from({ length: count }, (_, at) => {
    const entry = WOFF_HEADER + at * WOFF_ENTRY;
    const [tag, from, packed, size, checksum] = [0, 4, 8, 12, 16].map(each =>
      woff.readUInt32BE(entry + each),
    );
    const bytes = woff.subarray(from, (from ?? 0) + (packed ?? 0));
    for (const [field, value] of [tag, checksum, offset, size].entries())
      header.writeUInt32BE(value ?? 0, HEADER + at * ENTRY + field * 4);
    const table = Buffer.alloc(Math.ceil((size ?? 0) / 4) * 4);
    (packed === size ? bytes : inflateSync(bytes)).copy(table);
    offset += table.length;
    return table;
  });
  return Buffer.concat([header, ...tables]);
}
