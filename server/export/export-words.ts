import type { Language } from '#contract/words.ts';
import enModels from '#texts/en/bo-models.json' with { type: 'json' };
import enOrders from '#texts/en/bo-orders.json' with { type: 'json' };
import enPieces from '#texts/en/bo-pieces.json' with { type: 'json' };
import ruModels from '#texts/ru/bo-models.json' with { type: 'json' };
import ruOrders from '#texts/ru/bo-orders.json' with { type: 'json' };
import ruPieces from '#texts/ru/bo-pieces.json' with { type: 'json' };
import uzModels from '#texts/uz/bo-models.json' with { type: 'json' };
import uzOrders from '#texts/uz/bo-orders.json' with { type: 'json' };
import uzPieces from '#texts/uz/bo-pieces.json' with { type: 'json' };

/** The texts of the screens that show the lists: a file uses the same words. */
export type OrderWords = Pick<
  typeof enOrders,
  'column' | 'state' | 'payment' | 'method' | 'kind' | 'channel' | 'phone'
>;
export type PieceWords = Pick<typeof enPieces, 'column' | 'state' | 'because' | 'warehouse' | 'onRequest'>;
export type ModelWords = Pick<typeof enModels, 'column' | 'state' | 'onRequest'>;

const ofOrders: Record<Language, OrderWords> = { ru: ruOrders, uz: uzOrders, en: enOrders };
const ofPieces: Record<Language, PieceWords> = { ru: ruPieces, uz: uzPieces, en: enPieces };
const ofModels: Record<Language, ModelWords> = { ru: ruModels, uz: uzModels, en: enModels };

export const orderWords = (language: Language): OrderWords => ofOrders[language];
export const pieceWords = (language: Language): PieceWords => ofPieces[language];
export const modelWords = (language: Language): ModelWords => ofModels[language];
