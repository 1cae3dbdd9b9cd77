/** What is known of who buys. */
export interface PromoShopper {
  userId: number | null;
  /** E.164 */
  phone: string | null;
}
