/** Ids of related products on a product's page; only models that can be bought. */
export interface Neighbors {
  /** Models of the same collection and metal, other categories first. */
  completeTheSet: number[];
  /** Models of the same category, the nearest in price first. */
  related: number[];
}
