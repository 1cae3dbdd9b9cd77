import type { Model } from '../model.ts';
import { makePieces } from '../pieces.ts';
import type { Piece } from '../piece.ts';

const formerCount = 40;
/** The serial numbers of the pieces that were sold before the demo's own begin below theirs. */
const firstSerial = 100;

/** Where the rows of the history begin: the ids that are taken. */
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
 * Models that the shop no longer makes: archived, so that neither the catalogue nor its counts know them. Each has the form of a model of
 * the catalogue, and a name and an artikul of its own.
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

/** The catalogue's model whose form and pictures a former model has. */
export const modelLike = (former: Model, models: readonly Model[]): Model =>
  models.find(({ slugEn }) => former.slugEn === `${slugEn}-former`) ?? former;

/** Their pieces, all of which have a price. */
export function formerPieces(models: readonly Model[], taken: TakenIds): Piece[] {
  return makePieces(models)
    .filter(({ price }) => price !== null)
    .map((piece, nth) => ({
      ...piece,
      id: taken.item + nth + 1,
      serialNumber: `ZR-${String(firstSerial + nth).padStart(6, '0')}`,
    }));
}
