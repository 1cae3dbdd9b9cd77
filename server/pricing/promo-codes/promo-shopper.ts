/** As far as it is known who buys. */
export interface PromoShopper {
  userId: number | null;
  /** E.164 */
  phone: string | null;
}
