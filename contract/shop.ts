import { Type, type Static } from 'typebox';
import { Nullable, Phone, Shape, Words } from './primitives.ts';

/** Pages of the shop elsewhere, in the order in which the footer names them. */
export const shopSites = ['instagram', 'facebook', 'youtube'] as const;

const Hour = Type.Integer({ minimum: 0, maximum: 24, description: 'Hour of a day in Tashkent' });

/** What the shop says about itself on every page. */
export const Shop = Shape({
  phone: Phone,
  /** A public name, without @. */
  telegram: Type.String(),
  email: Nullable(Type.String()),
  /** Phone and Telegram are answered every day from this hour to that one. */
  answersFrom: Hour,
  answersTo: Hour,
  sites: Type.Array(Shape({ site: Words(shopSites), url: Type.String() })),
  /** Name and address of the company. */
  legalUz: Type.String(),
  legalRu: Type.String(),
  legalEn: Type.String(),
  taxNumber: Type.String({ description: 'STIR of the company: nine digits' }),
  /** Pages say that it is a demonstration. */
  isDemo: Type.Boolean(),
  /** Days after the hand-over within which pieces are exchanged, resized and taken back. */
  returnDays: Type.Integer(),
  /** The line over the header; empty = none. What follows its first comma is shown on wide screens only. */
  announcementUz: Type.String(),
  announcementRu: Type.String(),
  announcementEn: Type.String(),
});

export type Shop = Static<typeof Shop>;
