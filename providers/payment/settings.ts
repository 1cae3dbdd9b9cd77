/** Settings from each provider's contract; undefined = the provider is disabled. */
export interface PaymentSettings {
  payme: PaymeSettings | undefined;
  click: ClickSettings | undefined;
  uzum: UzumSettings | undefined;
}

/** integrations.md 1.1, 1.4 */
export interface PaymeSettings {
  /** The id of the cash box. */
  merchantId: string;
  key: string;
  /** Origin of its payment page and of its Subscribe API, without a trailing slash. */
  checkoutUrl: string;
  /** Addresses and networks of its calls; none = any. */
  addresses: readonly string[];
}

/** integrations.md 2.1 to 2.4; ids are numbers stored as strings. */
export interface ClickSettings {
  serviceId: string;
  merchantId: string;
  merchantUserId: string;
  secretKey: string;
  /** The shop's taxpayer number, for fiscal receipts: 9 digits for a company, 14 for a person. */
  sellerTin: string;
  /** Classifier codes of the delivery, which is also a line of the receipt. */
  deliveryIkpu: string;
  deliveryPackageCode: string;
  /** Origins of its payment page and of its Merchant API, without a trailing slash. */
  payUrl: string;
  apiUrl: string;
}

/** integrations.md 3.1 */
export interface UzumSettings {
  serviceId: string;
  /** The login of its calls. */
  login: string;
  password: string;
  /** Origin of its payment page, without a trailing slash. */
  payUrl: string;
}
