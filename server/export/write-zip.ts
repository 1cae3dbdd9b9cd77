import { once } from 'node:events';
import { crc32, createDeflateRaw } from 'node:zlib';

interface Part {
  name: Buffer;
  packed: Buffer;
  size: number;
  sum: number;
  /** Offset in the archive. */
  offset: number;
}

/** The earliest date of the format, so that archives do not depend on when they were made. */
const date = 0x21;
/** Version 2.0, deflated, names in UTF-8. */
const [version, deflated, utf8] = [20, 8, 0x0800];

type Text = string | AsyncIterable<string>;

/** Writes a zip archive of these files, by their paths; long files are streamed. Up to 4 GB. */
export async function writeZip(files: Readonly<Record<string, Text>>): Promise<Buffer> {
  const body: Buffer[] = [];
  const parts: Part[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(files)) {
    const part = { name: Buffer.from(path), ...(await pack(text)), offset };
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    writeFacts(head, part, 4);
    body.push(head, part.name, part.packed);
    offset += head.length + part.name.length + part.packed.length;
    parts.push(part);
  }
  const directory = parts.flatMap((part) => [entryOf(part), part.name]);
  return Buffer.concat([...body, ...directory, endOf(parts, { directory, offset })]);
}

async function pack(text: Text): Promise<Pick<Part, 'packed' | 'size' | 'sum'>> {
  const deflate = createDeflateRaw();
  const packed: Buffer[] = [];
  deflate.on('data', (chunk: Buffer) => packed.push(chunk));
  let size = 0;
  let sum = 0;
  for await (const part of typeof text === 'string' ? [text] : text) {
    const bytes = Buffer.from(part);
    size += bytes.length;
    sum = crc32(bytes, sum);
    if (!deflate.write(bytes)) await once(deflate, 'drain');
  }
  deflate.end();
  await once(deflate, 'end');
  return { packed: Buffer.concat(packed), size, sum };
}

/** Writes the fields that a file's header and its directory entry have in common, from this byte on. */
function writeFacts(into: Buffer, { name, packed, size, sum }: Part, at: number): void {
  into.writeUInt16LE(version, at);
  into.writeUInt16LE(utf8, at + 2);
  into.writeUInt16LE(deflated, at + 4);
  into.writeUInt16LE(date, at + 8);
  into.writeUInt32LE(sum, at + 10);
  into.writeUInt32LE(packed.length, at + 14);
  into.writeUInt32LE(size, at + 18);
  into.writeUInt16LE(name.length, at + 22);
}

function entryOf(part: Part): Buffer {
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(version, 4);
  writeFacts(entry, part, 6);
  entry.writeUInt32LE(part.offset, 42);
  return entry;
}

function endOf(
  parts: readonly Part[],
  { directory, offset }: { directory: readonly Buffer[]; offset: number },
): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}
