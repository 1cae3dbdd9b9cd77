import { slug } from '#domain/catalog/slug.ts';

/** The facts that an address is made from. */
export interface Named {
  name: string;
  artikul: string;
  kind: 'jewel' | 'loose-stone';
}

/** Returns an address that `isTaken` reports as free, now and before: the first free one of `slugWishes`, otherwise one with a number. */
export function pickSlug(named: Named, isTaken: (address: string) => boolean): string {
  const wishes = slugWishes(named);
  const free = wishes.find((wish) => !isTaken(wish));
  if (free !== undefined) return free;
  for (let number = 2; ; number += 1) {
    const address = `${wishes.at(-1)}-${number}`;
    if (!isTaken(address)) return address;
  }
}

/**
 * Returns the slugs to try in order: the name alone, then the name with the artikul. A loose stone always has its artikul, because many
 * stones have the same name.
 */
export function slugWishes({ name, artikul, kind }: Named): string[] {
  const own = slug(artikul) || 'zr';
  const plain = slug(name) || own;
  return kind === 'loose-stone' ? [`${plain}-${own}`] : [plain, `${plain}-${own}`];
}
