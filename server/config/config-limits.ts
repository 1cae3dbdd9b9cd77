import { Type, type Static } from 'typebox';
import { networkList } from '../kit/limits/network-list.ts';

/**
 * Limits against abuse: settings with defaults (.env.example), explained in docs/security.md. A *network* is what `networkOf` answers: an
 * IPv4 address, or the /64 of an IPv6 one.
 */
export interface Limits {
  /** Addresses or networks of the shop's own stores: no limit on networks applies to them. */
  storeNetworks: readonly string[];
  /** Networks from which alone the back-office may be reached; undefined = those of the setting. */
  staffNetworks: readonly string[] | undefined;
  /** Pieces that shoppers of one network without a proven phone reserve at a time. */
  heldPiecesPerNetwork: number;
  /** Pieces, and their sum in whole soʻm, that one checkout without a proven phone reserves at most. */
  heldPiecesUnproven: number;
  heldSomUnproven: number;
  /** Unpaid, unconfirmed orders of one phone, user or card, and the pieces that they and its checkouts reserve. */
  openOrders: number;
  openPieces: number;
  /** The same of an approved business. */
  openOrdersBusiness: number;
  openPiecesBusiness: number;
  /** After so many expired orders a phone or user pays the next one online. */
  lapsedOrders: number;
  /** An order that is paid at the hand-over expires unless the shop confirms it within so many hours. */
  confirmationHours: number;
  /** However often a payment provider begins a new transaction, an unpaid order's pieces stay reserved at most this many hours longer than promised first. */
  reservationHours: number;
  /** Requests of one network in progress in one process, and how many more of its requests wait for their turn. */
  inFlightPerNetwork: number;
  queuedPerNetwork: number;
  /** Sizes of pictures that one network lets be made in a minute, and how many wait to be made in one process. */
  newPicturesPerMinute: number;
  pictureQueue: number;
  /** Measured events that are written of one network in a day. */
  measuredPerNetworkDay: number;
  /** Codes to one phone or email from all networks together, within an hour and a day. */
  codesPerContactHour: number;
  codesPerContactDay: number;
  /** Codes of the whole shop that do not come back right, within an hour: after that, networks have what they gave back. */
  unansweredCodesPerHour: number;
  /** Wrong passwords of one account from all networks together, within an hour. */
  passwordsPerAccount: number;
  /** Visits to come of one phone, and from one network, that nobody proved. */
  visitsPerPhone: number;
  visitsPerNetwork: number;
  /** Messages of orders within a day: SMS to one phone, mails to one address, mails from one network to addresses that nobody proved. */
  smsPerPhoneDay: number;
  mailsPerAddressDay: number;
  mailsPerNetworkDay: number;
}

const whole = (usual: string) => Type.String({ pattern: '^[1-9]\\d{0,8}$', default: usual });

export const limitVariables = {
  STORE_NETWORKS: Type.Optional(Type.String()),
  STAFF_NETWORKS: Type.Optional(Type.String()),
  HELD_PIECES_PER_NETWORK: whole('20'),
  HELD_PIECES_UNPROVEN: whole('3'),
  HELD_SOM_UNPROVEN: whole('50000000'),
  OPEN_ORDERS: whole('3'),
  OPEN_PIECES: whole('10'),
  OPEN_ORDERS_BUSINESS: whole('20'),
  OPEN_PIECES_BUSINESS: whole('200'),
  LAPSED_ORDERS: whole('2'),
  CONFIRMATION_HOURS: whole('48'),
  RESERVATION_HOURS: whole('12'),
  IN_FLIGHT_PER_NETWORK: whole('20'),
  QUEUED_PER_NETWORK: whole('200'),
  NEW_PICTURES_PER_MINUTE: whole('60'),
  PICTURE_QUEUE: whole('24'),
  MEASURED_PER_NETWORK_DAY: whole('20000'),
  CODES_PER_CONTACT_HOUR: whole('15'),
  CODES_PER_CONTACT_DAY: whole('30'),
  UNANSWERED_CODES_PER_HOUR: whole('600'),
  PASSWORDS_PER_ACCOUNT: whole('100'),
  VISITS_PER_PHONE: whole('2'),
  VISITS_PER_NETWORK: whole('5'),
  SMS_PER_PHONE_DAY: whole('20'),
  MAILS_PER_ADDRESS_DAY: whole('20'),
  MAILS_PER_NETWORK_DAY: whole('300'),
};
type LimitVariables = Static<ReturnType<typeof Type.Object<typeof limitVariables>>>;

const aNumber = 'a whole number from 1 to 999999999';
const networks = 'addresses or networks with commas between them, like 198.51.100.7,2001:db8:1:2::/64';

/** Ends the sentence "OPEN_ORDERS must be …". */
export const limitsMustBe: Record<keyof LimitVariables, string> = {
  STORE_NETWORKS: networks,
  STAFF_NETWORKS: networks,
  HELD_PIECES_PER_NETWORK: aNumber,
  HELD_PIECES_UNPROVEN: aNumber,
  HELD_SOM_UNPROVEN: aNumber,
  OPEN_ORDERS: aNumber,
  OPEN_PIECES: aNumber,
  OPEN_ORDERS_BUSINESS: aNumber,
  OPEN_PIECES_BUSINESS: aNumber,
  LAPSED_ORDERS: aNumber,
  CONFIRMATION_HOURS: aNumber,
  RESERVATION_HOURS: aNumber,
  IN_FLIGHT_PER_NETWORK: aNumber,
  QUEUED_PER_NETWORK: aNumber,
  NEW_PICTURES_PER_MINUTE: aNumber,
  PICTURE_QUEUE: aNumber,
  MEASURED_PER_NETWORK_DAY: aNumber,
  CODES_PER_CONTACT_HOUR: aNumber,
  CODES_PER_CONTACT_DAY: aNumber,
  UNANSWERED_CODES_PER_HOUR: aNumber,
  PASSWORDS_PER_ACCOUNT: aNumber,
  VISITS_PER_PHONE: aNumber,
  VISITS_PER_NETWORK: aNumber,
  SMS_PER_PHONE_DAY: aNumber,
  MAILS_PER_ADDRESS_DAY: aNumber,
  MAILS_PER_NETWORK_DAY: aNumber,
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
  return {
    storeNetworks: values.STORE_NETWORKS?.split(',') ?? [],
    staffNetworks: values.STAFF_NETWORKS?.split(','),
    heldPiecesPerNetwork: Number(values.HELD_PIECES_PER_NETWORK),
    heldPiecesUnproven: Number(values.HELD_PIECES_UNPROVEN),
    heldSomUnproven: Number(values.HELD_SOM_UNPROVEN),
    openOrders: Number(values.OPEN_ORDERS),
    openPieces: Number(values.OPEN_PIECES),
    openOrdersBusiness: Number(values.OPEN_ORDERS_BUSINESS),
    openPiecesBusiness: Number(values.OPEN_PIECES_BUSINESS),
    lapsedOrders: Number(values.LAPSED_ORDERS),
    confirmationHours: Number(values.CONFIRMATION_HOURS),
    reservationHours: Number(values.RESERVATION_HOURS),
    inFlightPerNetwork: Number(values.IN_FLIGHT_PER_NETWORK),
    queuedPerNetwork: Number(values.QUEUED_PER_NETWORK),
    newPicturesPerMinute: Number(values.NEW_PICTURES_PER_MINUTE),
    pictureQueue: Number(values.PICTURE_QUEUE),
    measuredPerNetworkDay: Number(values.MEASURED_PER_NETWORK_DAY),
    codesPerContactHour: Number(values.CODES_PER_CONTACT_HOUR),
    codesPerContactDay: Number(values.CODES_PER_CONTACT_DAY),
    unansweredCodesPerHour: Number(values.UNANSWERED_CODES_PER_HOUR),
    passwordsPerAccount: Number(values.PASSWORDS_PER_ACCOUNT),
    visitsPerPhone: Number(values.VISITS_PER_PHONE),
    visitsPerNetwork: Number(values.VISITS_PER_NETWORK),
    smsPerPhoneDay: Number(values.SMS_PER_PHONE_DAY),
    mailsPerAddressDay: Number(values.MAILS_PER_ADDRESS_DAY),
    mailsPerNetworkDay: Number(values.MAILS_PER_NETWORK_DAY),
  };
}
