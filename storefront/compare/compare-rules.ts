/** More columns than this nobody reads (decisions 8). */
export const mostCompared = 4;

/** Ids as an address or a browser's memory writes them, `7,3`: each once, in their order; whatever else stands there counts as nothing. */
export function readIds(text: string | null): number[] {
  const ids = (text ?? '')
    .split(',')
    .filter((part) => /^[1-9]\d{0,14}$/.test(part))
    .map(Number);
  return [...new Set(ids)];
}

/** `full`: there is no room; what was chosen stays. */
export type Chosen = { ok: true; ids: number[] } | { ok: false; code: 'full' };

/** One that was not chosen is, and one that was is not any more. */
export function choose(ids: readonly number[], id: number): Chosen {
  if (ids.includes(id)) return { ok: true, ids: ids.filter((other) => other !== id) };
  return ids.length >= mostCompared ? { ok: false, code: 'full' } : { ok: true, ids: [...ids, id] };
}

export const without = (ids: readonly number[], id: number): number[] => ids.filter((other) => other !== id);

/** The new one stands where the dropped one stood. */
export function replaced(ids: readonly number[], { drop, take }: { drop: number; take: number }): number[] {
  return ids.map((id) => (id === drop ? take : id));
}

/** What people paste: an artikul, or the address of a product. Null: it can be neither. */
export function readWanted(typed: string): string | null {
  const [path = ''] = typed.trim().split(/[?#]/, 1);
  const last = path.replace(/\/+$/, '').split('/').at(-1) ?? '';
  return /^[A-Za-z0-9-]{1,160}$/.test(last) ? last : null;
}

/** Whether the columns say different things. */
export function differs(cells: readonly (readonly string[])[]): boolean {
  const [first, ...rest] = cells.map((lines) => lines.join('\n'));
  return rest.some((cell) => cell !== first);
}
