/** What makes pieces interchangeable in a cart. A piece has a size (rings, mm) or a length (chains, cm) or neither. */
export interface LineKeyFacts {
  productId: number;
  sizeMm?: number | null;
  lengthCm?: number | null;
  probe?: number | null;
  /** Given = the full form, the key of pieces of exactly this weight; left out = any such piece. */
  weightGrams?: number | null;
}

/** A key taken apart. `size` is mm for rings and cm for chains and bracelets: the key does not say which, the product does. */
export interface ParsedLineKey {
  productId: number;
  size: number | null;
  probe: number | null;
  weightGrams: number | null;
}

const separator = '___';
const form = /^([1-9][0-9]{0,15})___([0-9]+(?:\.[0-9]+)?)?___([0-9]{1,3})?(?:___([0-9]+(?:\.[0-9]+)?)?)?$/;

/**
 * The key of a cart line (product-spec 3, decisions 5): `id___size___probe`, or with a weight the full form
 * `id___size___probe___weight`. A missing value is an empty string: `42______585`.
 */
export function lineKey(facts: LineKeyFacts): string {
  const size = facts.sizeMm ?? facts.lengthCm ?? null;
  const parts = [facts.productId, size, facts.probe ?? null];
  if (facts.weightGrams != null) parts.push(facts.weightGrams);
  return parts.map((part) => (part === null ? '' : String(part))).join(separator);
}

/** Takes a key of either form apart; null when it is no line key. `17.0` and `17` mean the same: compare what comes out, not the text. */
export function parseLineKey(key: string): ParsedLineKey | null {
  const match = form.exec(key);
  if (!match) return null;
  const [, productId, size, probe, weight] = match;
  const parsed = {
    productId: Number(productId),
    size: size === undefined ? null : Number(size),
    probe: probe === undefined ? null : Number(probe),
    weightGrams: weight === undefined ? null : Number(weight),
  };
  return Number.isSafeInteger(parsed.productId) ? parsed : null;
}

/** The key in its one canonical spelling, or null when it is no line key. */
export function canonicalLineKey(key: string): string | null {
  const parsed = parseLineKey(key);
  if (!parsed) return null;
  return lineKey({ ...parsed, sizeMm: parsed.size });
}

const lineIdForm = /^([^~]+)(?:~([0-9a-f]{16}))?$/;

/** Names one line of a cart: lines of one key with other options are other lines. `variant`: '' = without options. */
export function lineId({ key, variant }: { key: string; variant: string }): string {
  return variant === '' ? key : `${key}~${variant}`;
}

/** Takes the name of a line apart, its key in the canonical spelling; null when it is none. */
export function parseLineId(id: string): { key: string; variant: string } | null {
  const [, spelled = '', variant = ''] = lineIdForm.exec(id) ?? [];
  const key = canonicalLineKey(spelled);
  return key === null ? null : { key, variant };
}
