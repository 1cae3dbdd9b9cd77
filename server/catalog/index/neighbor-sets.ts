/** Ids of the related products on a product's page; only buyable models. */
export interface Neighbors {
  /** Models of the same collection and metal, those of other categories first. */
  completeTheSet: number[];
  /** Models of the same category, nearest in price first. */
  related: number[];
}
