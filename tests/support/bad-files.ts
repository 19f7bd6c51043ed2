import { crc32, deflateRawSync } from 'node:zlib';
import { picture, pictureBomb, sharedFile } from './pictures.ts';

const MB = 1024 * 1024;
/** Made once: packing a bomb takes a second. */
const made = new Map<() => Buffer, Buffer>();
function once(make: () => Buffer): Buffer {
  const file = made.get(make) ?? make();
  made.set(make, file);
  return file;
}

const SCRIPT = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

/** Files that pretend to be pictures, each with what no door may do with it. */
export const BAD_PICTURES: Readonly<Record<string, () => Promise<Uint8Array> | Uint8Array>> = {
  'a bomb of 900 million pixels': pictureBomb,
  'a JPEG of 64,250 pixels a side': () => sharedFile('nasty_lottapixel.jpg'),
  'an SVG with a script': () => Buffer.from(SCRIPT),
  'a text renamed .jpg': () => Buffer.from('ليست صورة'),
  'a page that begins as a GIF': () => Buffer.from(`GIF89a/*${SCRIPT}*/`),
  // One more than the largest that any door takes.
  'a picture of 11 MB': async () => Buffer.concat([await picture('jpeg'), Buffer.alloc(11 * MB)]),
  'a spreadsheet': () => zip({ 'xl/workbook.xml': Buffer.from('<workbook/>') }),
};

/** Files that pretend to be tables. `whole`: one that is read, to be cut off. */
export const badTables = (whole: Uint8Array): Record<string, () => Promise<Uint8Array> | Uint8Array> => ({
  'a truncated XLSX': () => whole.subarray(0, whole.length / 2),
  'an XLSX whose directory is cut off': () => whole.subarray(0, whole.length - 30),
  'an XLSX that unpacks to a thousand times its size': () => once(hollowSheet),
  'an XLSX of ten million cells': () => once(crowdedSheet),
  'a picture renamed .xlsx': () => picture('png'),
  'a page renamed .csv': () => Buffer.from(`<html>\u0000${SCRIPT}</html>`),
  'an XLSX of 65 MB': () => Buffer.concat([whole, Buffer.alloc(65 * MB)]),
  'an old Excel file': () => Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
});

const hollowSheet = () => sheetOf(Buffer.alloc(300 * MB, ' '));

/** Little enough to be unpacked, too much to be held. */
function crowdedSheet(): Buffer {
  const cells = Array.from({ length: 26 }, (_, at) => `<c r="${String.fromCharCode(65 + at)}1"><v>1</v></c>`);
  const row = Buffer.from(`<row r="1">${cells.join('').repeat(40)}</row>`);
  const rows = Buffer.alloc(Math.floor((190 * MB) / row.length) * row.length, row);
  const content = Buffer.concat([
    Buffer.from('<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>'),
    rows,
    Buffer.from('</sheetData></worksheet>'),
  ]);
  return sheetOf(content);
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

function sheetOf(content: Buffer): Buffer {
  return zip({
    '[Content_Types].xml': Buffer.from('<Types/>'),
    'xl/workbook.xml': Buffer.from(
      `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="s" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': Buffer.from(
      `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': content,
  });
}

/** A zip of these files, made by hand: no tool packs what no tool should unpack. */
function zip(files: Readonly<Record<string, Buffer>>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const packed = deflateRawSync(content, { level: 6 });
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), common, Buffer.from(name), packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    directory.push(
      Buffer.concat([
        Buffer.from('PK\u0001\u0002', 'latin1'),
        Buffer.from([20, 0]),
        common,
        place,
        Buffer.from(name),
      ]),
    );
    parts.push(local);
    at += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, listed, end]);
}
