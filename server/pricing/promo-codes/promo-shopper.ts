/** What is known about the shopper. */
export interface PromoShopper {
  userId: number | null;
  /** E.164. */
  phone: string | null;
}
