import { Type, type Static } from 'typebox';
import { Nullable, Phone, Shape, Som, Words } from './primitives.ts';

/** The shop's pages on other sites, in the order of the footer. */
export const shopSites = ['instagram', 'facebook', 'youtube'] as const;

const Hour = Type.Integer({ minimum: 0, maximum: 24, description: 'Hour of a day in Tashkent' });

/** Facts about the shop that every page shows. */
export const Shop = Shape({
  phone: Phone,
  /** A public name, without @. */
  telegram: Type.String(),
  email: Nullable(Type.String()),
  /** Phone and Telegram are answered daily between these hours. */
  answersFrom: Hour,
  answersTo: Hour,
  sites: Type.Array(Shape({ site: Words(shopSites), url: Type.String() })),
  /** The address of the company's other jewellery site. */
  partnerSite: Nullable(Type.String()),
  /** Name and address of the company. */
  legalUz: Type.String(),
  legalRu: Type.String(),
  legalEn: Type.String(),
  taxNumber: Type.String({ description: 'STIR of the company: nine digits' }),
  /** Pages state that the shop is a demonstration. */
  isDemo: Type.Boolean(),
  /** Days after the hand-over within which pieces can be exchanged, resized and returned. */
  returnDays: Type.Integer(),
  /** Hours for which a store keeps an order that is ready. */
  pickupHours: Type.Integer(),
  /** Minutes for which a checkout holds its pieces, and an order waits for its online payment. */
  holdMinutes: Type.Integer(),
  paymentMinutes: Type.Integer(),
  /** The greatest total of an order that is paid online. */
  onlineLimit: Som,
  /** A visit is booked at least so many hours ahead. */
  visitLeadHours: Type.Integer(),
  /** The line above the header; empty = none. The text after its first comma is shown on wide screens only. */
  announcementUz: Type.String(),
  announcementRu: Type.String(),
  announcementEn: Type.String(),
});

export type Shop = Static<typeof Shop>;
