const side = 64;
const frameMs = 500;

/** Builds an .avif that animates these stills, all of 64 × 64 px: an image sequence, which sharp cannot write. */
export function movingAvif(stills: readonly Buffer[]): Buffer {
  const frames = stills.map((still) => contentOf(still, 'mdat'));
  const settings = contentOf(stills[0] ?? Buffer.alloc(0), 'av1C');
  const brands = ['avis', 'avif', 'msf1', 'iso8', 'mif1', 'miaf'].map((brand) => Buffer.from(brand));
  const head = box('ftyp', Buffer.from('avis'), u32(0), ...brands);
  const length = movie({ frames, settings, at: 0 }).length;
  return Buffer.concat([
    head,
    movie({ frames, settings, at: head.length + length + 8 }),
    box('mdat', ...frames),
  ]);
}

/** Returns the content of the first box with this name, at any depth. */
function contentOf(file: Buffer, name: string): Buffer {
  const place = file.indexOf(name, 0, 'latin1');
  return file.subarray(place + 4, place - 4 + file.readUInt32BE(place - 4));
}

interface Film {
  frames: Buffer[];
  settings: Buffer;
  /** Offset of the first frame's bytes in the file. */
  at: number;
}

/** A `moov` box with one track of pictures (ISO 14496-12). */
function movie({ frames, settings, at }: Film): Buffer {
  const duration = frames.length * frameMs;
  const matrix = Buffer.concat([1, 0, 0, 0, 1, 0, 0, 0, 0x4000].map((one) => u32(one * 0x1_0000)));
  const entry = box(
    'av01',
    zeros(6),
    u16(1),
    zeros(16),
    u16(side),
    u16(side),
    u32(72 * 0x1_0000),
    u32(72 * 0x1_0000),
    zeros(4),
    u16(1),
    zeros(32),
    u16(24),
    u16(0xffff),
    box('av1C', settings),
  );
  const table = box(
    'stbl',
    full('stsd', u32(1), entry),
    full('stts', u32(1), u32(frames.length), u32(frameMs)),
    full('stsc', u32(1), u32(1), u32(frames.length), u32(1)),
    full('stsz', u32(0), u32(frames.length), ...frames.map((frame) => u32(frame.length))),
    full('stco', u32(1), u32(at)),
  );
  const place = box('dinf', full('dref', u32(1), box('url ', u32(1))));
  const media = box(
    'mdia',
    full('mdhd', u32(0), u32(0), u32(1000), u32(duration), u16(0x55c4), u16(0)),
    full('hdlr', u32(0), Buffer.from('pict'), zeros(13)),
    box('minf', box('vmhd', u32(1), zeros(8)), place, table),
  );
  const header = box(
    'tkhd',
    u32(3),
    zeros(8),
    u32(1),
    u32(0),
    u32(duration),
    zeros(16),
    matrix,
    u32(side * 0x1_0000),
    u32(side * 0x1_0000),
  );
  return box(
    'moov',
    full(
      'mvhd',
      zeros(8),
      u32(1000),
      u32(duration),
      u32(0x1_0000),
      u16(0x100),
      zeros(10),
      matrix,
      zeros(24),
      u32(2),
    ),
    box('trak', header, media),
  );
}

function box(name: string, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([u32(content.length + 8), Buffer.from(name), content]);
}

/** A box whose content begins with a version and flags. */
const full = (name: string, ...parts: Buffer[]): Buffer => box(name, u32(0), ...parts);
const zeros = (bytes: number): Buffer => Buffer.alloc(bytes);

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value % 0x1_0000_0000);
  return bytes;
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}
