import type { SearchModel, SearchWords } from '#contract/admin/search-words.ts';
import type { ProductCard } from '#contract/catalog/catalog.ts';
import type { Pin } from '#server/catalog/listing/pin-products.ts';
import { names } from '#server/kit/wire.ts';
import type { SynonymRow } from './queries-words.ts';

export function cardToModel(card: ProductCard): SearchModel {
  const { artikul, nameUz, nameRu, nameEn, attachments, itemCount } = card;
  return { artikul, nameUz, nameRu, nameEn, image: attachments[0] ?? null, isBuyable: itemCount > 0 };
}

/** `cards`: the public ones of the pinned models. */
export function wordsToWire(
  { pins, synonyms }: { pins: readonly Pin[]; synonyms: SynonymRow[] },
  cards: readonly ProductCard[],
): SearchWords {
  const cardOf = new Map(cards.map((card) => [card.id, card]));
  const modelOf = ({ productId, artikul, name }: Pin): SearchModel => {
    const card = cardOf.get(productId);
    return card === undefined
      ? { artikul, ...names(name), image: null, isBuyable: false }
      : cardToModel(card);
  };
  return {
    pins: [...Map.groupBy(pins, ({ query }) => query)].map(([words, rows]) => ({
      words,
      version: rows[0]?.version ?? 0,
      models: rows.map(modelOf),
    })),
    synonyms,
  };
}
