import { Type, type Static, type TString } from 'typebox';
import { networkList } from '../kit/limits/network-list.ts';

/**
 * Limits against abuse that are numbers, each with its setting and its default; docs/security.md explains them, .env.example lists them.
 * A *network* is what `networkOf` answers: an IPv4 address, or the /64 of an IPv6 one.
 */
const numbers = {
  /** Pieces that shoppers of one network without a proven phone reserve at a time. */
  heldPiecesPerNetwork: ['HELD_PIECES_PER_NETWORK', 20],
  /** Pieces, and their sum in whole soʻm, that one checkout without a proven phone reserves at most. */
  heldPiecesUnproven: ['HELD_PIECES_UNPROVEN', 3],
  heldSomUnproven: ['HELD_SOM_UNPROVEN', 50_000_000],
  /** Holds that one cart or one proven phone begins within an hour. */
  holdsPerHour: ['HOLDS_PER_HOUR', 3],
  /** Minutes of a hold after one checkout without an order, and after more of them. */
  holdMinutesAfterOne: ['HOLD_MINUTES_AFTER_ONE', 10],
  holdMinutesAfterMore: ['HOLD_MINUTES_AFTER_MORE', 5],
  /** How many checkouts without an order a network may have within an hour before they count as one of each of its shoppers. */
  unorderedHoldsPerNetwork: ['UNORDERED_HOLDS_PER_NETWORK', 20],
  /** Unpaid, unconfirmed orders of one phone, user or card, and the pieces that they and its checkouts reserve. */
  openOrders: ['OPEN_ORDERS', 3],
  openPieces: ['OPEN_PIECES', 10],
  /** The same of an approved business. */
  openOrdersBusiness: ['OPEN_ORDERS_BUSINESS', 20],
  openPiecesBusiness: ['OPEN_PIECES_BUSINESS', 200],
  /** After so many expired orders a phone or user pays the next one online. */
  lapsedOrders: ['LAPSED_ORDERS', 2],
  /** An order that is paid at the hand-over expires unless the shop confirms it within so many hours. */
  confirmationHours: ['CONFIRMATION_HOURS', 48],
  /** However often a payment provider begins a new transaction, an unpaid order's pieces stay reserved at most this many hours longer than promised first. */
  reservationHours: ['RESERVATION_HOURS', 12],
  /** Requests of one network in progress in one process, and how many more of its requests wait for their turn. */
  inFlightPerNetwork: ['IN_FLIGHT_PER_NETWORK', 20],
  queuedPerNetwork: ['QUEUED_PER_NETWORK', 200],
  /** Requests of all networks in progress in one process: what it ends in about two seconds. Reads are shed before writes. */
  readsInProgress: ['READS_IN_PROGRESS', 100],
  writesInProgress: ['WRITES_IN_PROGRESS', 300],
  /** Sizes of pictures that one network lets be made in a minute, and how many wait to be made in one process. */
  newPicturesPerMinute: ['NEW_PICTURES_PER_MINUTE', 60],
  pictureQueue: ['PICTURE_QUEUE', 24],
  /** Measured events that are written of one network in a day. */
  measuredPerNetworkDay: ['MEASURED_PER_NETWORK_DAY', 20_000],
  /** Pictures for links in messengers that wait to be drawn in one process. */
  previewQueue: ['PREVIEW_QUEUE', 50],
  /** Tabs of one login of the staff that receive changes live, and of all logins in one process. */
  staffStreamsPerLogin: ['STAFF_STREAMS_PER_LOGIN', 3],
  staffStreams: ['STAFF_STREAMS', 500],
  /** Seconds between the first code to a contact and the second; each further pause within the hour is twice as long. */
  codePauseSeconds: ['CODE_PAUSE_SECONDS', 60],
  /** Codes to one phone or email from one network, within an hour and a day. */
  codesPerContactOfNetworkHour: ['CODES_PER_CONTACT_OF_NETWORK_HOUR', 5],
  codesPerContactOfNetworkDay: ['CODES_PER_CONTACT_OF_NETWORK_DAY', 10],
  /** Codes that one network asks for in an hour and that do not come back right, besides one for each that does. */
  codesPerAddress: ['CODES_PER_ADDRESS', 60],
  /** Codes to one phone or email from all networks together, within an hour and a day. */
  codesPerContactHour: ['CODES_PER_CONTACT_HOUR', 15],
  codesPerContactDay: ['CODES_PER_CONTACT_DAY', 30],
  /** Codes of the whole shop that do not come back right, within an hour: after that, networks have what they gave back. */
  unansweredCodesPerHour: ['UNANSWERED_CODES_PER_HOUR', 600],
  /** Codes of the whole shop within an hour after which the log warns. */
  codesAlarm: ['CODES_ALARM', 600],
  /** Codes of stored cards that one user requests within an hour. */
  cardCodesPerUser: ['CARD_CODES_PER_USER', 10],
  /** Wrong passwords of one account from one network within 15 minutes. */
  passwordsPerAccountOfNetwork: ['PASSWORDS_PER_ACCOUNT_OF_NETWORK', 10],
  /** Wrong passwords within an hour: of one account from all networks together, and from one network. */
  passwordsPerAccount: ['PASSWORDS_PER_ACCOUNT', 100],
  passwordsPerNetwork: ['PASSWORDS_PER_NETWORK', 100],
  /** Tries of one user within an hour to change the password, and wrong passwords of one login where it must be proven again. */
  passwordChanges: ['PASSWORD_CHANGES', 10],
  proofsPerLogin: ['PROOFS_PER_LOGIN', 10],
  /** In 15 minutes: passwords of the staff for one email from one network, and second factors of one person. */
  staffLoginsPerEmail: ['STAFF_LOGINS_PER_EMAIL', 5],
  staffFactorTries: ['STAFF_FACTOR_TRIES', 5],
  /** Calls by one API key of the staff within a minute. */
  staffKeyPerMinute: ['STAFF_KEY_PER_MINUTE', 120],
  /** Passwords of the staff from one network within 15 minutes. */
  staffLoginsPerNetwork: ['STAFF_LOGINS_PER_NETWORK', 20],
  /** Promo codes that one cart tries within 10 minutes. */
  promoCodesPerCart: ['PROMO_CODES_PER_CART', 10],
  /** Promo codes that one network tries within an hour. */
  promoCodesPerNetwork: ['PROMO_CODES_PER_NETWORK', 100],
  /** Wrong last digits of one order's phone, within an hour and a day: four digits have ten thousand values. */
  orderDigitsPerOrderHour: ['ORDER_DIGITS_PER_ORDER_HOUR', 5],
  orderDigitsPerOrderDay: ['ORDER_DIGITS_PER_ORDER_DAY', 10],
  /** Links of orders by SMS: to one phone within an hour and a day, and of one order within an hour. */
  orderLinksPerPhoneHour: ['ORDER_LINKS_PER_PHONE_HOUR', 3],
  orderLinksPerPhoneDay: ['ORDER_LINKS_PER_PHONE_DAY', 6],
  orderLinksPerOrder: ['ORDER_LINKS_PER_ORDER', 3],
  /** In an hour from one network: wrong last digits of phones of orders, and links of orders by SMS. */
  orderDigitsPerNetwork: ['ORDER_DIGITS_PER_NETWORK', 20],
  orderLinksPerNetwork: ['ORDER_LINKS_PER_NETWORK', 20],
  /** Call-backs, visits and waits together from one network, within an hour and a day. */
  requestsPerNetworkHour: ['REQUESTS_PER_NETWORK_HOUR', 30],
  requestsPerNetworkDay: ['REQUESTS_PER_NETWORK_DAY', 120],
  /**
   * Limits of one phone or email that nobody proved, or of one user: call-backs and visits within an hour and a day, new waits within a
   * day.
   */
  callbacksPerContactHour: ['CALLBACKS_PER_CONTACT_HOUR', 3],
  callbacksPerContactDay: ['CALLBACKS_PER_CONTACT_DAY', 6],
  visitsPerContactHour: ['VISITS_PER_CONTACT_HOUR', 3],
  visitsPerContactDay: ['VISITS_PER_CONTACT_DAY', 5],
  newAlertsPerContactDay: ['NEW_ALERTS_PER_CONTACT_DAY', 10],
  /** Waits at a time: of one phone or email that nobody proved, and of one user under their own. */
  alertsPerContact: ['ALERTS_PER_CONTACT', 5],
  alertsPerUser: ['ALERTS_PER_USER', 20],
  /** Messages within a day about pieces that are back, to one phone or email. */
  alertMessagesPerDay: ['ALERT_MESSAGES_PER_DAY', 3],
  /** Visits to come of one phone, and from one network, that nobody proved. */
  visitsPerPhone: ['VISITS_PER_PHONE', 2],
  visitsPerNetwork: ['VISITS_PER_NETWORK', 5],
  /** Messages of orders within a day: SMS to one phone, mails to one address, mails from one network to addresses that nobody proved. */
  smsPerPhoneDay: ['SMS_PER_PHONE_DAY', 20],
  mailsPerAddressDay: ['MAILS_PER_ADDRESS_DAY', 20],
  mailsPerNetworkDay: ['MAILS_PER_NETWORK_DAY', 300],
  /** What the staff store: views of one person for one list, API keys, webhooks. */
  staffViews: ['STAFF_VIEWS', 50],
  staffKeys: ['STAFF_KEYS', 50],
  webhooks: ['WEBHOOKS', 20],
} as const satisfies Record<string, readonly [setting: string, usual: number]>;

type NumberName = keyof typeof numbers;
type NumberSetting = (typeof numbers)[NumberName][0];

export interface Limits extends Record<NumberName, number> {
  /** Addresses or networks of the shop's own stores: no limit on networks applies to them. */
  storeNetworks: readonly string[];
  /** Networks from which alone the back-office may be reached; undefined = those of the setting. */
  staffNetworks: readonly string[] | undefined;
}

/** An object of each number's setting. */
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

/** Ends the sentence "OPEN_ORDERS must be …". */
export const limitsMustBe: Record<keyof LimitVariables, string> = {
  STORE_NETWORKS: networks,
  STAFF_NETWORKS: networks,
  ...ofEachNumber(() => 'a whole number from 1 to 999999999'),
};

/** What is wrong with the networks, as sentences. */
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
