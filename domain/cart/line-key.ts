/** Facts that make pieces interchangeable in a cart. A piece has a size (rings, mm), a length (chains, cm) or neither. */
export interface LineKeyFacts {
  productId: number;
  sizeMm?: number | null;
  lengthCm?: number | null;
  probe?: number | null;
  /** Given = the full form, for pieces of exactly this weight; left out = any such piece. */
  weightGrams?: number | null;
}

/** A parsed key. `size` is in mm for rings and in cm for chains and bracelets; which one follows from the product. */
export interface ParsedLineKey {
  productId: number;
  size: number | null;
  probe: number | null;
  weightGrams: number | null;
}

const separator = '___';
const form = /^([1-9][0-9]{0,15})___([0-9]+(?:\.[0-9]+)?)?___([0-9]{1,3})?(?:___([0-9]+(?:\.[0-9]+)?)?)?$/;

/**
 * Returns the key of a cart line (product-spec 3, decisions 5): `id___size___probe`, or with a weight the full form
 * `id___size___probe___weight`. A missing value is an empty string: `42______585`.
 */
export function lineKey(facts: LineKeyFacts): string {
  const size = facts.sizeMm ?? facts.lengthCm ?? null;
  const parts = [facts.productId, size, facts.probe ?? null];
  if (facts.weightGrams != null) parts.push(facts.weightGrams);
  return parts.map((part) => (part === null ? '' : String(part))).join(separator);
}

/**
 * Parses a key of either form; null if it is not a line key. `17.0` and `17` mean the same, so compare the parsed values and not the text.
 */
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

/** Returns the canonical form of a key, or null if it is not a line key. */
export function canonicalLineKey(key: string): string | null {
  const parsed = parseLineKey(key);
  if (!parsed) return null;
  return lineKey({ ...parsed, sizeMm: parsed.size });
}

const lineIdForm = /^([^~]+)(?:~([0-9a-f]{16}))?$/;

/** Returns the id of a cart line. Lines with the same key but other options are different lines. `variant`: '' = without options. */
export function lineId({ key, variant }: { key: string; variant: string }): string {
  return variant === '' ? key : `${key}~${variant}`;
}

/** Parses the id of a line, with its key in canonical form; null if it is not one. */
export function parseLineId(id: string): { key: string; variant: string } | null {
  const [, spelled = '', variant = ''] = lineIdForm.exec(id) ?? [];
  const key = canonicalLineKey(spelled);
  return key === null ? null : { key, variant };
}
