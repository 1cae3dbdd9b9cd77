/** What the shop promises of an order while it is placed; the order stores it, whatever the shop decides later. */
export interface OrderTerms {
  /** A store keeps an order that is ready for so long (decisions 5). */
  pickupHours: number;
  /** The pieces of an order that is paid online are reserved for that long; one paid at the hand-over until the shop acts (decisions 5). */
  onlineMinutes: number;
  /** A caller gets the link for the payment by SMS, and has until then to open it (backoffice.md 2.4). */
  payLinkMinutes: number;
  /** The greatest total that can be paid online, in whole soʻm. */
  onlineLimitSom: number;
}

/** Until the shop decides on something else. */
export const defaultOrderTerms: OrderTerms = {
  pickupHours: 48,
  onlineMinutes: 30,
  payLinkMinutes: 180,
  onlineLimitSom: 500_000_000,
};

/** Bounds of the settings. A provider needs some minutes for a payment; above 500 million nothing is paid online (decisions 10). */
export const orderTermBounds = {
  pickupHours: [24, 336],
  onlineMinutes: [15, 180],
  payLinkMinutes: [30, 1440],
  onlineLimitSom: [1_000_000, 500_000_000],
} as const;
