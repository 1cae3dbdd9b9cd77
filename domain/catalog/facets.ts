/**
 * The facets of the listing, in the canonical order of the URL. A `model` facet is a property of the design; in a `piece` facet the pieces
 * of a design differ. Both filter pieces: size 17 and store Samarqand must apply to the same piece (ui.md 1.3).
 */
export const facetLevels = {
  category: 'model',
  collection: 'model',
  metal: 'model',
  probe: 'piece',
  stone: 'piece',
  shape: 'piece',
  color: 'piece',
  clarity: 'piece',
  cut: 'piece',
  ringSize: 'piece',
  diameter: 'piece',
  length: 'piece',
  gender: 'model',
  occasion: 'model',
  style: 'model',
  laboratory: 'piece',
  storeId: 'piece',
} as const satisfies Record<string, 'model' | 'piece'>;

export type FacetName = keyof typeof facetLevels;
export const facetNames = Object.keys(facetLevels) as FacetName[]; // Object.keys forgets the names of a constant

/**
 * On/off filters, in the canonical order of the URL: is in a store, can be bought now, is the last piece of its model, was received in the
 * last days, is reduced, has a laboratory's report (ui.md 1.3, PLP-8).
 */
export const switchLevels = {
  inStore: 'piece',
  inStock: 'model',
  lastOne: 'model',
  isNew: 'piece',
  onSale: 'piece',
  certified: 'piece',
} as const satisfies Record<string, 'model' | 'piece'>;

export type SwitchName = keyof typeof switchLevels;
export const switchNames = Object.keys(switchLevels) as SwitchName[]; // Object.keys forgets the names of a constant

/** Facets with numeric values: compared and sorted as numbers, so that `17.0` equals `17`. */
const numericFacets: ReadonlySet<FacetName> = new Set<FacetName>([
  'probe',
  'ringSize',
  'diameter',
  'length',
  'storeId',
]);

/** Laboratories whose reports shoppers can filter by; the shop's own passport is not included, because every piece has one. */
export const laboratories = ['GIA', 'IGI', 'HRD'] as const;

/** The value of the stone facet for pieces without stones. */
export const noStone = 'none';

/** Reads the chosen values of a facet from a URL (`17,16.5`): each once, numbers in canonical form and ascending. */
export function readFacetValues(facet: FacetName, text: string): string[] {
  const words = text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  if (!numericFacets.has(facet)) return [...new Set(words)];
  const numbers = words.map((word) => (Number.isFinite(Number(word)) ? String(Number(word)) : word));
  return [...new Set(numbers)].toSorted(byNumber);
}

/** Default order of facet values: numbers ascending, otherwise by code point. */
export function byNumber(one: string, other: string): number {
  const difference = Number(one) - Number(other);
  if (Number.isFinite(difference) && difference !== 0) return difference;
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Returns the facet value of a ring size or of the diameter of a hoop or bangle, from hundredths of a millimeter: 1750 is `17.5`. */
export function sizeValue(sizeHundredthsMm: number): string {
  return String(sizeHundredthsMm / 100);
}

/** Returns the length facet's value of a chain in cm, from millimeters: 450 is `45`. */
export function lengthValue(lengthMm: number): string {
  return String(lengthMm / 10);
}
