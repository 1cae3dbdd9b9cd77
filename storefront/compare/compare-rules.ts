/** The maximum number of columns; more are unreadable (decisions 8). */
export const maxCompared = 4;

/** Parses ids from an address or the browser's storage, `7,3`: each once, in their order; anything else is ignored. */
export function readIds(text: string | null): number[] {
  const ids = (text ?? '')
    .split(',')
    .filter((part) => /^[1-9]\d{0,14}$/.test(part))
    .map(Number);
  return [...new Set(ids)];
}

/** `full`: the list is full and unchanged. */
export type Chosen = { ok: true; ids: number[] } | { ok: false; code: 'full' };

/** Adds the product if it is not chosen, otherwise removes it. */
export function choose(ids: readonly number[], id: number): Chosen {
  if (ids.includes(id)) return { ok: true, ids: ids.filter((other) => other !== id) };
  return ids.length >= maxCompared ? { ok: false, code: 'full' } : { ok: true, ids: [...ids, id] };
}

export const without = (ids: readonly number[], id: number): number[] => ids.filter((other) => other !== id);

/** Puts the new product in the position of the dropped one. */
export function replaced(ids: readonly number[], { drop, take }: { drop: number; take: number }): number[] {
  return ids.map((id) => (id === drop ? take : id));
}

/** Parses pasted text: an artikul, or the address of a product. Null if it is neither. */
export function readWanted(typed: string): string | null {
  const [path = ''] = typed.trim().split(/[?#]/, 1);
  const last = path.replace(/\/+$/, '').split('/').at(-1) ?? '';
  return /^[A-Za-z0-9-]{1,160}$/.test(last) ? last : null;
}

/** Checks whether the columns have different values. */
export function differs(cells: readonly (readonly string[])[]): boolean {
  const [first, ...rest] = cells.map((lines) => lines.join('\n'));
  return rest.some((cell) => cell !== first);
}
