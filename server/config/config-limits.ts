import { Type, type Static, type TString } from 'typebox';
import { networkList } from '../kit/limits/network-list.ts';

/**
 * Numeric limits against abuse, each with its setting and its default; docs/security.md explains them, .env.example lists them.
 * A *network* is what `networkOf` returns: an IPv4 address, or the /64 of an IPv6 address.
 */
const numbers = {
  /** Pieces that shoppers of one network without a proven phone can reserve at a time. */
  heldPiecesPerNetwork: ['HELD_PIECES_PER_NETWORK', 20],
  /** Pieces, and their total price in whole soʻm, that one checkout without a proven phone can reserve. */
  heldPiecesUnproven: ['HELD_PIECES_UNPROVEN', 3],
  heldSomUnproven: ['HELD_SOM_UNPROVEN', 50_000_000],
  /** Holds that one cart or one proven phone can start within an hour. */
  holdsPerHour: ['HOLDS_PER_HOUR', 3],
  /** Length of a hold in minutes after one checkout without an order, and after several. */
  holdMinutesAfterOne: ['HOLD_MINUTES_AFTER_ONE', 10],
  holdMinutesAfterMore: ['HOLD_MINUTES_AFTER_MORE', 5],
  /** Checkouts without an order from one network within an hour, above which each of its shoppers counts as having one. */
  unorderedHoldsPerNetwork: ['UNORDERED_HOLDS_PER_NETWORK', 20],
  /** Unpaid, unconfirmed orders of one phone, user or card, and the pieces reserved by them and by its checkouts. */
  openOrders: ['OPEN_ORDERS', 3],
  openPieces: ['OPEN_PIECES', 10],
  /** The same for an approved business. */
  openOrdersBusiness: ['OPEN_ORDERS_BUSINESS', 20],
  openPiecesBusiness: ['OPEN_PIECES_BUSINESS', 200],
  /** Number of expired orders after which a phone or user has to pay the next one online. */
  lapsedOrders: ['LAPSED_ORDERS', 2],
  /** An order paid at the hand-over expires unless the shop confirms it within this many hours. */
  confirmationHours: ['CONFIRMATION_HOURS', 48],
  /**
   * However often a payment provider starts a new transaction, an unpaid order's pieces stay reserved at most this many hours longer than
   * first promised.
   */
  reservationHours: ['RESERVATION_HOURS', 12],
  /** Requests of one network in progress in one process, and how many more of its requests can be queued. */
  inFlightPerNetwork: ['IN_FLIGHT_PER_NETWORK', 20],
  queuedPerNetwork: ['QUEUED_PER_NETWORK', 200],
  /** Requests of all networks in progress in one process: as many as it completes in about two seconds. Reads are shed before writes. */
  readsInProgress: ['READS_IN_PROGRESS', 100],
  writesInProgress: ['WRITES_IN_PROGRESS', 300],
  /** New sizes of pictures that one network can have rendered per minute, and the length of the rendering queue in one process. */
  newPicturesPerMinute: ['NEW_PICTURES_PER_MINUTE', 60],
  pictureQueue: ['PICTURE_QUEUE', 24],
  /** Measured events stored per network and day. */
  measuredPerNetworkDay: ['MEASURED_PER_NETWORK_DAY', 20_000],
  /** Length of the queue of link previews to be drawn in one process. */
  previewQueue: ['PREVIEW_QUEUE', 50],
  /** Tabs of one staff login that receive live changes, and of all logins in one process. */
  staffStreamsPerLogin: ['STAFF_STREAMS_PER_LOGIN', 3],
  staffStreams: ['STAFF_STREAMS', 500],
  /** Seconds between the first and the second code to a contact; each further pause within the hour is twice as long. */
  codePauseSeconds: ['CODE_PAUSE_SECONDS', 60],
  /** Codes to one phone or email from one network, within an hour and a day. */
  codesPerContactOfNetworkHour: ['CODES_PER_CONTACT_OF_NETWORK_HOUR', 5],
  codesPerContactOfNetworkDay: ['CODES_PER_CONTACT_OF_NETWORK_DAY', 10],
  /** Unredeemed codes that one network can request within an hour, plus one for each redeemed code. */
  codesPerAddress: ['CODES_PER_ADDRESS', 60],
  /** Codes to one phone or email from all networks together, within an hour and a day. */
  codesPerContactHour: ['CODES_PER_CONTACT_HOUR', 15],
  codesPerContactDay: ['CODES_PER_CONTACT_DAY', 30],
  /** Unredeemed codes of the whole shop within an hour; above it, a network only gets a new code for each that it redeemed. */
  unansweredCodesPerHour: ['UNANSWERED_CODES_PER_HOUR', 600],
  /** Codes of the whole shop within an hour above which a warning is logged. */
  codesAlarm: ['CODES_ALARM', 600],
  /** Card codes that one user can request within an hour. */
  cardCodesPerUser: ['CARD_CODES_PER_USER', 10],
  /** Wrong passwords of one account from one network within 15 minutes. */
  passwordsPerAccountOfNetwork: ['PASSWORDS_PER_ACCOUNT_OF_NETWORK', 10],
  /** Wrong passwords within an hour: of one account from all networks together, and from one network. */
  passwordsPerAccount: ['PASSWORDS_PER_ACCOUNT', 100],
  passwordsPerNetwork: ['PASSWORDS_PER_NETWORK', 100],
  /** Attempts of one user within an hour to change the password, and wrong passwords of one login when proving it. */
  passwordChanges: ['PASSWORD_CHANGES', 10],
  proofsPerLogin: ['PROOFS_PER_LOGIN', 10],
  /** Within 15 minutes: staff passwords for one email from one network, and second factors of one person. */
  staffLoginsPerEmail: ['STAFF_LOGINS_PER_EMAIL', 5],
  staffFactorTries: ['STAFF_FACTOR_TRIES', 5],
  /** Calls with one staff API key per minute. */
  staffKeyPerMinute: ['STAFF_KEY_PER_MINUTE', 120],
  /** Staff passwords from one network within 15 minutes. */
  staffLoginsPerNetwork: ['STAFF_LOGINS_PER_NETWORK', 20],
  /** Promo codes that one cart tries within 10 minutes. */
  promoCodesPerCart: ['PROMO_CODES_PER_CART', 10],
  /** Promo codes that one network tries within an hour. */
  promoCodesPerNetwork: ['PROMO_CODES_PER_NETWORK', 100],
  /** Wrong last digits of one order's phone, within an hour and a day: four digits have ten thousand combinations. */
  orderDigitsPerOrderHour: ['ORDER_DIGITS_PER_ORDER_HOUR', 5],
  orderDigitsPerOrderDay: ['ORDER_DIGITS_PER_ORDER_DAY', 10],
  /** Order links by SMS: to one phone within an hour and a day, and for one order within an hour. */
  orderLinksPerPhoneHour: ['ORDER_LINKS_PER_PHONE_HOUR', 3],
  orderLinksPerPhoneDay: ['ORDER_LINKS_PER_PHONE_DAY', 6],
  orderLinksPerOrder: ['ORDER_LINKS_PER_ORDER', 3],
  /** Within an hour from one network: wrong last digits of orders' phones, and order links by SMS. */
  orderDigitsPerNetwork: ['ORDER_DIGITS_PER_NETWORK', 20],
  orderLinksPerNetwork: ['ORDER_LINKS_PER_NETWORK', 20],
  /** Call-backs, visits and stock alerts together from one network, within an hour and a day. */
  requestsPerNetworkHour: ['REQUESTS_PER_NETWORK_HOUR', 30],
  requestsPerNetworkDay: ['REQUESTS_PER_NETWORK_DAY', 120],
  /** Limits per unproven phone or email, and per user: call-backs and visits within an hour and a day, new stock alerts within a day. */
  callbacksPerContactHour: ['CALLBACKS_PER_CONTACT_HOUR', 3],
  callbacksPerContactDay: ['CALLBACKS_PER_CONTACT_DAY', 6],
  visitsPerContactHour: ['VISITS_PER_CONTACT_HOUR', 3],
  visitsPerContactDay: ['VISITS_PER_CONTACT_DAY', 5],
  newAlertsPerContactDay: ['NEW_ALERTS_PER_CONTACT_DAY', 10],
  /** Active stock alerts per unproven phone or email, and per user for their own contacts. */
  alertsPerContact: ['ALERTS_PER_CONTACT', 5],
  alertsPerUser: ['ALERTS_PER_USER', 20],
  /** Messages per day about available pieces, to one phone or email. */
  alertMessagesPerDay: ['ALERT_MESSAGES_PER_DAY', 3],
  /** Upcoming visits of one unproven phone, and of unproven phones from one network. */
  visitsPerPhone: ['VISITS_PER_PHONE', 2],
  visitsPerNetwork: ['VISITS_PER_NETWORK', 5],
  /** Order messages per day: SMS to one phone, mails to one address, mails from one network to unproven addresses. */
  smsPerPhoneDay: ['SMS_PER_PHONE_DAY', 20],
  mailsPerAddressDay: ['MAILS_PER_ADDRESS_DAY', 20],
  mailsPerNetworkDay: ['MAILS_PER_NETWORK_DAY', 300],
  /** What the staff can store: views of one person for one list, API keys, webhooks. */
  staffViews: ['STAFF_VIEWS', 50],
  staffKeys: ['STAFF_KEYS', 50],
  webhooks: ['WEBHOOKS', 20],
} as const satisfies Record<string, readonly [setting: string, usual: number]>;

type NumberName = keyof typeof numbers;
type NumberSetting = (typeof numbers)[NumberName][0];

export interface Limits extends Record<NumberName, number> {
  /** Addresses or networks of the shop's own stores, which are exempt from limits per network. */
  storeNetworks: readonly string[];
  /** The only networks from which the back-office can be reached; undefined = those of the setting. */
  staffNetworks: readonly string[] | undefined;
}

/** Builds an object with one entry per numeric setting. */
function ofEachNumber<T>(make: (usual: number) => T): Record<NumberSetting, T> {
  // as: one entry for each setting
  return Object.fromEntries(
    Object.values(numbers).map(([setting, usual]) => [setting, make(usual)]),
  ) as Record<NumberSetting, T>;
}

export const limitVariables = {
  STORE_NETWORKS: Type.Optional(Type.String()),
  STAFF_NETWORKS: Type.Optional(Type.String()),
  ...ofEachNumber((usual): TString => Type.String({ pattern: '^[1-9]\\d{0,8}$', default: String(usual) })),
};
type LimitVariables = Static<ReturnType<typeof Type.Object<typeof limitVariables>>>;

const networks = 'addresses or networks with commas between them, like 198.51.100.7,2001:db8:1:2::/64';

/** The ends of sentences such as "OPEN_ORDERS must be …". */
export const limitsMustBe: Record<keyof LimitVariables, string> = {
  STORE_NETWORKS: networks,
  STAFF_NETWORKS: networks,
  ...ofEachNumber(() => 'a whole number from 1 to 999999999'),
};

/** Returns the errors in the networks, as sentences. */
export function wrongForLimits(given: Record<string, string | undefined>): string[] {
  return (['STORE_NETWORKS', 'STAFF_NETWORKS'] as const).flatMap((name) => {
    const value = given[name];
    return value === undefined || isNetworks(value)
      ? []
      : [`${name} must be ${limitsMustBe[name]}, not "${value}".`];
  });
}

function isNetworks(value: string): boolean {
  try {
    networkList(value.split(','));
    return true;
  } catch {
    return false;
  }
}

export function limitSettings(values: LimitVariables): Limits {
  // as: one entry for each number
  const read = Object.fromEntries(
    Object.entries(numbers).map(([name, [setting]]) => [name, Number(values[setting])]),
  ) as Record<NumberName, number>;
  return {
    ...read,
    storeNetworks: values.STORE_NETWORKS?.split(',') ?? [],
    staffNetworks: values.STAFF_NETWORKS?.split(','),
  };
}
