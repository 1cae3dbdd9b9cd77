import { Link } from 'react-router';
import type { StaffModel } from '#contract/admin/catalog/model.ts';
import { formatCentimetres, formatInteger, formatSize, formatWeight } from '#ui/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/pictures/icon.tsx';
import { useWords } from '../../kit/words.tsx';
import { hasPermission, useSession } from '../../shell/session.ts';

const points = ['PICTURE', 'LANGUAGES', 'PRICE', 'CODES'] as const;

/** The heading on this screen below which each missing point is entered. */
const places = {
  PICTURE: 'part-photos',
  LANGUAGES: 'part-texts',
  PRICE: 'stock',
  CODES: 'part-codes',
} as const;

/** What is missing before the model may be published, and its pieces. */
export function ModelAside({ model }: { model: StaffModel }) {
  return (
    <aside className="record-aside">
      <Readiness model={model} />
      <Stock model={model} />
    </aside>
  );
}

function Readiness({ model: { missing } }: { model: StaffModel }) {
  const { t } = useWords();
  return (
    <section aria-labelledby="readiness">
      <h2 className="section-title" id="readiness">
        {t('bo-models:part.readiness')}
        <span className="meta ink-2">{`${points.length - missing.length} / ${points.length}`}</span>
      </h2>
      <ul className="readiness">
        {points.map((point) => (
          <li key={point} data-missing={missing.includes(point) || undefined}>
            <Icon name={missing.includes(point) ? 'alert' : 'check'} size={16} />
            {missing.includes(point) ? (
              <Button kind="text" onClick={() => goTo(places[point])}>
                {t(`bo-models:lacks.${point}`)}
              </Button>
            ) : (
              t(`bo-models:has.${point}`)
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Scrolls to a part of the screen and focuses its first field. */
function goTo(id: string): void {
  const heading = document.getElementById(id);
  heading?.closest('section')?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}

function Stock({ model }: { model: StaffModel }) {
  const { t, language } = useWords();
  const mayReceive = hasPermission(useSession(), 'pieces.write');
  const [like] = model.stock;
  return (
    <section aria-labelledby="stock">
      <h2 className="section-title" id="stock">
        {t('bo-models:part.stock')}
        <span className="meta ink-2">
          {t('bo-models:onSaleOf', {
            onSale: formatInteger(model.piecesOnSale, language),
            all: formatInteger(model.pieces, language),
          })}
        </span>
      </h2>
      {model.stock.length === 0 ? (
        <p className="ink-2 section-empty">{t('bo-models:noPieces')}</p>
      ) : (
        <ul className="model-pieces">
          {model.stock.slice(0, 12).map((piece) => (
            <li key={piece.serialNumber}>
              <Link to={`/pieces/${piece.serialNumber}`}>{piece.serialNumber}</Link>
              <span className="ink-2">{measures(piece, language)}</span>
              <b>{piece.price === null ? t('bo-models:onRequest') : formatInteger(piece.price, language)}</b>
              <span className="meta ink-2">{t(`bo-models:pieceState.${piece.state}`)}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="model-stock-links">
        {model.pieces > 12 && <Link to={`/pieces?q=${model.artikul}`}>{t('bo-models:allPieces')}</Link>}
        {mayReceive && like !== undefined && (
          <Link to={`/pieces/receive?like=${like.serialNumber}`}>{t('bo-models:receive')}</Link>
        )}
        {like === undefined && model.kind === 'jewel' && <FirstPiece model={model} mayReceive={mayReceive} />}
      </p>
    </section>
  );
}

/** The first piece: a link for staff who may receive it; for the others a note that the warehouse does so. */
function FirstPiece({ model: { artikul, kind, make, state }, mayReceive }: FirstPieceProps) {
  const { t } = useWords();
  if (kind === 'jewel' && make === null) return <span className="ink-2">{t('bo-models:makeFirst')}</span>;
  if (state === 'DRAFT' && mayReceive)
    return <Link to={`/pieces/receive?model=${artikul}`}>{t('bo-models:receive')}</Link>;
  return <span className="ink-2">{t('bo-models:warehouseReceives')}</span>;
}

interface FirstPieceProps {
  model: StaffModel;
  mayReceive: boolean;
}

const measures = (
  { sizeMm, lengthCm, weightGrams }: StaffModel['stock'][number],
  language: 'ru' | 'uz' | 'en',
): string =>
  [
    sizeMm !== null && formatSize(sizeMm, language),
    lengthCm !== null && formatCentimetres(lengthCm, language),
    formatWeight(weightGrams, language),
  ]
    .filter(Boolean)
    .join(' · ');
