import type { Store } from '#contract/content.ts';
import type { VisitPiece, VisitTimes } from '#contract/request.ts';
import { languageOnWire, type PageLanguage } from '#contract/words.ts';
import { linksIn, nameOf } from '#storefront/links.ts';
import { shortStoreName } from '#storefront/shell/store-name.ts';

/** A piece to be shown at the visit. */
export interface VisitPieceView {
  serial: string;
  name: string;
  href: string;
  image: string | null;
}

export interface VisitView {
  stores: { id: number; slug: string; name: string; address: string }[];
  storeId: number;
  days: VisitTimes['days'];
  /** The chosen day; null if there is no free hour. */
  day: string | null;
  pieces: VisitPieceView[];
  missing: string[];
  /** Whether a piece has to be transferred from another place. */
  isBrought: boolean;
}

interface Facts {
  stores: readonly Store[];
  storeId: number;
  times: VisitTimes;
  wantedDay: string | null;
}

export function visitView({ stores, storeId, times, wantedDay }: Facts, language: PageLanguage): VisitView {
  const { days, pieces, missing } = times;
  return {
    stores: stores.map((store) => ({
      id: store.id,
      slug: store.slug,
      name: shortStoreName(nameOf(store, language)),
      address: { uz: store.addressUz, ru: store.addressRu, en: store.addressEn }[languageOnWire(language)],
    })),
    storeId,
    days,
    day: days.find(({ day }) => day === wantedDay)?.day ?? days[0]?.day ?? null,
    pieces: pieces.map((piece) => visitPieceView(piece, language)),
    missing,
    isBrought: pieces.some((piece) => piece.storeId !== storeId),
  };
}

export function visitPieceView(
  { serialNumber, product, image }: VisitPiece,
  language: PageLanguage,
): VisitPieceView {
  return {
    serial: serialNumber,
    name: nameOf(product, language),
    href: linksIn(language).product(product, serialNumber),
    image: image?.url ?? null,
  };
}
