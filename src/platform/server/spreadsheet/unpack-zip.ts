import { inflateRawSync } from 'node:zlib';

const DIRECTORY_END = 0x06054b50;
const ENTRY = 0x02014b50;
/** Bytes of the end record before its comment, and the longest comment. */
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;
const STORED = 0;
const DEFLATED = 8;

/**
 * Whether a zip is complete and unpacks to at most this many bytes, because a few kilobytes can hold gigabytes. The
 * sizes in the zip are not trusted: each entry is unpacked up to the rest of the limit. `isGood` checks each one.
 */
export function fitsUnpacked(
  bytes: Uint8Array,
  most: number,
  isGood: (name: string, content: Buffer) => boolean = () => true,
): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    let left = most;
    for (const entry of entriesOf(file)) {
      const content = unpacked(file, entry, left);
      left -= content.length;
      if (!isGood(entry.name, content)) return false;
    }
    return left >= 0;
  } catch {
    return false;
  }
}

/**
 * The content of an entry, up to this many bytes; null if there is no entry of that name. Throws if it is larger or
 * truncated.
 */
export function unpackEntry(bytes: Uint8Array, name: string, most: number): Buffer | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entry = entriesOf(file).find(each => each.name === name);
  return entry ? unpacked(file, entry, most) : null;
}

interface Entry {
  name: string;
  method: number;
  packed: number;
  at: number;
}

function entriesOf(file: Buffer): Entry[] {
  const end = directoryEnd(file);
  const count = file.readUInt16LE(end + 10);
  let at = file.readUInt32LE(end + 16);
  return Array.from({ length: count }, () => {
    if (file.readUInt32LE(at) !== ENTRY) throw new RangeError('no entry');
    const entry = {
      name: file.toString('utf8', at + 46, at + 46 + file.readUInt16LE(at + 28)),
      method: file.readUInt16LE(at + 10),
      packed: file.readUInt32LE(at + 20),
      at: file.readUInt32LE(at + 42),
    };
    at += 46 + file.readUInt16LE(at + 28) + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
    return entry;
  });
}

function directoryEnd(file: Buffer): number {
  const first = Math.max(0, file.length - END_LENGTH - LONGEST_COMMENT);
  for (let at = file.length - END_LENGTH; at >= first; at -= 1)
    if (file.readUInt32LE(at) === DIRECTORY_END) return at;
  throw new RangeError('no directory');
}

function unpacked(file: Buffer, { method, packed, at }: Entry, most: number): Buffer {
  const start = at + 30 + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28);
  const content = file.subarray(start, start + packed);
  if (content.length !== packed || most < 0) throw new RangeError('cut off');
  if (method === STORED) return content;
  if (method !== DEFLATED) throw new RangeError('another method');
  return inflateRawSync(content, { maxOutputLength: Math.max(1, most) });
}
