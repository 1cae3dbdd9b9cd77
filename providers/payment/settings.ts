/** What each provider gave the shop in its contract; undefined = it is switched off. */
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
  /** Origin of its payment page and of its Subscribe API, without a slash at its end. */
  checkoutUrl: string;
  /** Addresses and networks that its calls come from; none = from anywhere. */
  addresses: readonly string[];
}

/** integrations.md 2.1 to 2.4; ids are numbers, stored as text. */
export interface ClickSettings {
  serviceId: string;
  merchantId: string;
  merchantUserId: string;
  secretKey: string;
  /** The shop's taxpayer number, for fiscal receipts: 9 digits of a company, 14 of a person. */
  sellerTin: string;
  /** Codes of the classifier for delivery, which is a line of the receipt too. */
  deliveryIkpu: string;
  deliveryPackageCode: string;
  /** Origins of its payment page and of its Merchant API, without a slash at their end. */
  payUrl: string;
  apiUrl: string;
}

/** integrations.md 3.1 */
export interface UzumSettings {
  serviceId: string;
  /** What it calls us with. */
  login: string;
  password: string;
  /** Origin of its payment page, without a slash at its end. */
  payUrl: string;
}
