import { deflateRawSync } from 'node:zlib';

/** A zip of these entries. Each says its true length, or the one that is claimed. */
export function zipOf(
  entries: Readonly<Record<string, Uint8Array>>,
  { claimed }: { claimed?: number } = {},
): Uint8Array {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [title, content] of Object.entries(entries)) {
    const name = Buffer.from(title);
    const packed = deflateRawSync(content);
    const file = { name, packed, length: claimed ?? content.length };
    const local = Buffer.concat([localHead(file), name, packed]);
    files.push(local);
    directory.push(Buffer.concat([directoryEntry(file, at), name]));
    at += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return Uint8Array.from(Buffer.concat([...files, listed, end]));
}

interface Packed {
  name: Buffer;
  packed: Buffer;
  length: number;
}

function localHead({ name, packed, length }: Packed): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(packed.length, 18);
  head.writeUInt32LE(length, 22);
  head.writeUInt16LE(name.length, 26);
  return head;
}

function directoryEntry({ name, packed, length }: Packed, at: number): Buffer {
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(length, 24);
  entry.writeUInt16LE(name.length, 28);
  entry.writeUInt32LE(at, 42);
  return entry;
}
