import type { Marks } from '#contract/catalog/search.ts';

/** A name with the typed letters highlighted. */
export function Marked({ text, marks }: { text: string; marks: Marks }) {
  return cut(text, marks).map(({ start, part, isMarked }) =>
    isMarked ? <mark key={start}>{part}</mark> : part,
  );
}

function cut(text: string, marks: Marks): { start: number; part: string; isMarked: boolean }[] {
  const parts: { start: number; part: string; isMarked: boolean }[] = [];
  let end = 0;
  for (const { start, length } of marks) {
    if (start > end) parts.push({ start: end, part: text.slice(end, start), isMarked: false });
    end = start + length;
    parts.push({ start, part: text.slice(start, end), isMarked: true });
  }
  if (end < text.length) parts.push({ start: end, part: text.slice(end), isMarked: false });
  return parts;
}
