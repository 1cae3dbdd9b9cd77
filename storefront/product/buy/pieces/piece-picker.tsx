import { formatDay } from '#ui/dates.ts';
import { formatInteger, formatSize, formatSom, formatWeight } from '#ui/format.ts';
import { usePage } from '#storefront/shell/page.ts';
import { isBuyable } from './choose-piece.ts';
import type { DeliveryView } from '../delivery/delivery-view.ts';
import type { PieceView, ProductView } from '../../product-view.ts';
import type { ChoiceState } from './use-choice.ts';
import './piece-picker.css';

interface Props {
  product: ProductView;
  delivery: DeliveryView;
  choice: ChoiceState;
}

/** The rest is one tap away, so that the button stays near. */
const shownAtOnce = 5;

/** Chooses the exact piece by weight, number, location, certificates and price. The cheapest one for sale is preselected. */
export function PiecePicker({ product, delivery, choice }: Props) {
  const { t, language } = usePage();
  const { pieces, size } = choice;
  // a loose stone is a single piece
  if (product.loose) return <input type="hidden" name="piece" value={pieces[0]?.serial ?? ''} />;
  if (pieces.length === 0) return null;
  const count = pieces.length;
  const legend =
    size === null
      ? t('product:piecesAll', { count })
      : t(`product:${legends[product.sizeKind ?? 'ring']}`, { size: formatSize(size, language), count });
  const row = (piece: PieceView) => (
    <PieceRow key={piece.serial} piece={piece} delivery={delivery} choice={choice} />
  );
  const rest = pieces.slice(shownAtOnce);
  return (
    <fieldset className="pieces">
      <legend className="choice-legend">
        <span className="visually-hidden">{`${t('product:choosePiece')}. `}</span>
        {legend}
      </legend>
      {pieces.slice(0, shownAtOnce).map(row)}
      {rest.length > 0 && (
        <details className="pieces-rest" open={rest.some((piece) => piece === choice.piece)}>
          <summary>{t('product:morePieces', { count: rest.length })}</summary>
          {rest.map(row)}
        </details>
      )}
    </fieldset>
  );
}

const legends = { ring: 'piecesRing', diameter: 'piecesDiameter', length: 'piecesLength' } as const;

function PieceRow({
  piece,
  delivery,
  choice,
}: {
  piece: PieceView;
  delivery: DeliveryView;
  choice: ChoiceState;
}) {
  const { t, language } = usePage();
  const { price } = piece;
  const place = usePlace(piece, delivery);
  return (
    <label className="piece-row">
      <input
        type="radio"
        name="piece"
        value={piece.serial}
        checked={choice.piece?.serial === piece.serial}
        disabled={!isBuyable(piece)}
        onChange={() => choice.choosePiece(piece.serial)}
      />
      <span className="piece-facts">
        <span className="piece-weight">
          {formatWeight(piece.weight, language)}
          {piece.note !== null && <span> · {piece.note}</span>}
        </span>
        <span className="piece-place">
          {[t('product:serial', { serial: piece.serial }), place, ...reportWords(piece)].join(' · ')}
        </span>
      </span>
      <span className="piece-price">
        {isBuyable(piece) && price !== null && (
          <>
            {piece.oldPrice !== null && (
              <s className="piece-old-price">{formatInteger(piece.oldPrice, language)}</s>
            )}
            <span aria-hidden="true">{formatInteger(price, language)}</span>
            <span className="visually-hidden">{formatSom(price, language)}</span>
          </>
        )}
        {isBuyable(piece) && price === null && t('product:onRequest')}
        {!isBuyable(piece) && t(piece.state === 'RESERVED' ? 'product:reservedState' : 'product:soldState')}
      </span>
    </label>
  );
}

const reportWords = (piece: PieceView) => [...new Set(piece.reports.map(({ laboratory }) => laboratory))];

/** Where the piece is or when it will be available. */
function usePlace(piece: PieceView, delivery: DeliveryView): string {
  const { t, language } = usePage();
  if (piece.arrivesOn !== null) return t('product:arrives', { day: formatDay(piece.arrivesOn, language) });
  return delivery.stores.find(({ id }) => id === piece.store)?.name ?? t('product:warehouse');
}
