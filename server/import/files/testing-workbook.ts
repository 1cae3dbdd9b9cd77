import { crc32, deflateRawSync } from 'node:zlib';

/** A part of an archive; `claims`: a wrong size to be stated in the archive. */
export interface Part {
  name: string;
  text: string | Buffer;
  claims?: number;
}

/** Builds a zip archive of these parts, deflated. */
export function zipOf(parts: readonly Part[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, text, claims } of parts) {
    const content = Buffer.from(text);
    const packed = deflateRawSync(content);
    const title = Buffer.from(name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(claims ?? content.length, 18);
    facts.writeUInt16LE(title.length, 22);
    const body = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), facts, title, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), facts, rest, title]));
    bodies.push(body);
    offset += body.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 0, 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, ...directory, end]);
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Builds a workbook with one sheet: texts are shared strings, numbers are numbers. The cells of every second row have no address. */
export function workbookOf(rows: readonly (readonly (string | number)[])[], sheet = 'Лист1'): Part[] {
  const words: string[] = [];
  const cellOf = (value: string | number) => {
    if (typeof value === 'number') return `<c><v>${value}</v></c>`;
    words.push(value);
    return `<c t="s"><v>${words.length - 1}</v></c>`;
  };
  const sheetRows = rows.map((cells, place) => `<row r="${place + 1}">${cells.map(cellOf).join('')}</row>`);
  return workbookParts(sheetRows.join(''), { words, sheet });
}

/** Builds a workbook around a sheet's rows given as XML. */
export function workbookParts(
  rows: string,
  { words = [], sheet = 'Лист1' }: { words?: readonly string[]; sheet?: string } = {},
): Part[] {
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  return [
    {
      name: 'xl/workbook.xml',
      text: `<?xml version="1.0"?><workbook ${main} xmlns:r="${relations}"><sheets><sheet name="${sheet}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: `<Relationships><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    },
    {
      name: 'xl/sharedStrings.xml',
      text: `<sst ${main}>${words.map((word) => `<si><t>${escaped(word)}</t></si>`).join('')}</sst>`,
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      text: `<worksheet ${main}><sheetData>${rows}</sheetData></worksheet>`,
    },
  ];
}
