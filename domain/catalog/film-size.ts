/** Returns width and height in px of a video or an animated AVIF from its header; null if the header has none. */
export function filmSize(content: Uint8Array): { width: number; height: number } | null {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const movie = boxesIn(view, { start: 0, end: content.length }).find(({ name }) => name === 'moov');
  const tracks = movie ? boxesIn(view, movie).filter(({ name }) => name === 'trak') : [];
  for (const track of tracks) {
    const header = boxesIn(view, track).find(({ name }) => name === 'tkhd');
    if (!header || header.end - header.start < 84) continue;
    // both are at the end of the track header, as 16.16 fixed-point numbers
    const width = view.getUint16(header.end - 8);
    const height = view.getUint16(header.end - 4);
    // audio tracks have the size 0
    if (width > 0 && height > 0) return { width, height };
  }
  return null;
}

interface Span {
  start: number;
  end: number;
}

/** Returns the consecutive boxes in a span: length, name, content (ISO 14496-12, 4.2). */
function boxesIn(view: DataView, { start, end }: Span): (Span & { name: string })[] {
  const boxes: (Span & { name: string })[] = [];
  let place = start;
  while (place + 8 <= end) {
    const short = view.getUint32(place);
    const isLong = short === 1 && place + 16 <= end;
    const head = isLong ? 16 : 8;
    // 0 = to the end of the file
    const length = isLong ? Number(view.getBigUint64(place + 8)) : short === 0 ? end - place : short;
    if (length < head || place + length > end) return boxes;
    const letters = [4, 5, 6, 7].map((letter) => view.getUint8(place + letter));
    boxes.push({ name: String.fromCharCode(...letters), start: place + head, end: place + length });
    place += length;
  }
  return boxes;
}
