import type { Model } from '../model.ts';
import { makePieces } from '../pieces.ts';
import type { Piece } from '../piece.ts';

const formerCount = 40;
/** Serial numbers of sold pieces start here, below those of the demo's own pieces. */
const firstSerial = 100;

/** The ids already taken, after which the rows of the history start. */
export interface TakenIds {
  product: number;
  item: number;
  order: number;
  line: number;
  event: number;
  hold: number;
  payment: number;
  refund: number;
}

/**
 * Returns models that the shop no longer makes: archived, so that neither the catalogue nor its counts include them. Each has the form of
 * a model of the catalogue, with another name and artikul.
 */
export function formerModels(models: readonly Model[], taken: TakenIds): Model[] {
  const withoutReports = models.filter(({ laboratory, pieceCount }) => laboratory === null && pieceCount > 3);
  return withoutReports.slice(0, formerCount).map((model, nth) => ({
    ...model,
    index: taken.product + nth + 1,
    artikul: `ZA-${String(nth + 1).padStart(3, '0')}`,
    slugEn: `${model.slugEn}-former`,
    name: {
      uz: `${model.name.uz}, avvalgi model`,
      ru: `${model.name.ru}, прежняя модель`,
      en: model.name.en === '' ? '' : `${model.name.en}, former model`,
    },
  }));
}

/** Returns the catalogue's model whose form and pictures a former model has. */
export const modelLike = (former: Model, models: readonly Model[]): Model =>
  models.find(({ slugEn }) => former.slugEn === `${slugEn}-former`) ?? former;

/** Returns their pieces, all of which have a price. */
export function formerPieces(models: readonly Model[], taken: TakenIds): Piece[] {
  return makePieces(models)
    .filter(({ price }) => price !== null)
    .map((piece, nth) => ({
      ...piece,
      id: taken.item + nth + 1,
      serialNumber: `ZR-${String(firstSerial + nth).padStart(6, '0')}`,
    }));
}
