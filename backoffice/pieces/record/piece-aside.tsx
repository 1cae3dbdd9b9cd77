import { Link } from 'react-router';
import type { PiecePrice } from '#contract/admin/prices/piece-price.ts';
import type { StaffPiece } from '#contract/admin/stock/piece.ts';
import { Button } from '#ui/controls/button.tsx';
import { formatDate, formatDay } from '#ui/dates.ts';
import { formatInteger, formatSom } from '#ui/format.ts';
import { formatInstant } from '../../kit/instants.ts';
import { useWords } from '../../kit/words.tsx';
import type { StaffStores } from '../../shell/stores.ts';
import { placeName } from '../place-name.ts';
import { PriceComposition } from './price-composition.tsx';

interface Props {
  piece: StaffPiece;
  stores: StaffStores;
  /** How its price is composed; null if this role may not see it. */
  composed: PiecePrice | null;
  /** Opens the form of the cost; null if this role may not see it. */
  onCost: (() => void) | null;
}

/** The location and responsible person, the price, and the codes for a receipt. */
export function PieceAside({ piece, stores, composed, onCost }: Props) {
  return (
    <aside className="record-aside">
      <Place piece={piece} stores={stores} />
      <Price piece={piece} composed={composed} onCost={onCost} />
      <Codes piece={piece} />
    </aside>
  );
}

function Place({ piece, stores }: Pick<Props, 'piece' | 'stores'>) {
  const { t, language } = useWords();
  const { storeId, arrivesOn, receivedOn, age, hold, aside, orders } = piece;
  // nobody waits for a piece that is lost or written off
  const isGone = piece.withdrawnBecause === 'LOST' || piece.withdrawnBecause === 'WRITTEN_OFF';
  const holder = aside === null ? t(`bo-pieces:holder.${hold?.by}`) : t('bo-pieces:asideFor', aside);
  return (
    <section aria-labelledby="place">
      <h2 className="section-title" id="place">
        {t('bo-pieces:part.place')}
      </h2>
      <dl className="facts">
        <dt>{t('bo-pieces:column.place')}</dt>
        <dd>{placeName(storeId, { stores, language, t })}</dd>
        {arrivesOn !== null && !isGone && (
          <>
            <dt>{t('bo-pieces:inTransit')}</dt>
            <dd>{t('bo-pieces:until', { day: formatDay(arrivesOn, language) })}</dd>
          </>
        )}
        {hold !== null && (
          <>
            <dt>{t('bo-pieces:heldBy')}</dt>
            <dd>
              {hold.orderNumber === null ? (
                holder
              ) : (
                <Link to={`/orders/${hold.orderNumber}`}>{hold.orderNumber}</Link>
              )}
              {hold.until !== null &&
                `, ${t('bo-pieces:until', { day: formatInstant(hold.until, language) })}`}
            </dd>
          </>
        )}
        {orders
          .filter(({ number }) => number !== hold?.orderNumber)
          .map(({ number, at }) => (
            <div key={number} className="facts-pair">
              <dt>{t('bo-pieces:order')}</dt>
              <dd>
                <Link to={`/orders/${number}`}>{number}</Link>
                <span className="ink-2">{`, ${formatInstant(at, language)}`}</span>
              </dd>
            </div>
          ))}
        <dt>{t('bo-pieces:column.received')}</dt>
        <dd>
          {formatDate(receivedOn, language)}
          <span className="ink-2">{`, ${t('bo-pieces:days', { count: age })}`}</span>
        </dd>
      </dl>
    </section>
  );
}

function Price({ piece, composed, onCost }: Omit<Props, 'stores'>) {
  const { t, language } = useWords();
  const { price, oldPrice, priceB2b, priceSource, prices } = piece;
  return (
    <section aria-labelledby="price">
      <h2 className="section-title" id="price">
        {t('bo-pieces:part.price')}
      </h2>
      <p className="piece-price">{price === null ? t('bo-pieces:onRequest') : formatSom(price, language)}</p>
      <dl className="facts">
        {oldPrice !== null && (
          <>
            <dt>{t('bo-pieces:oldPrice')}</dt>
            <dd>{formatSom(oldPrice, language)}</dd>
          </>
        )}
        <dt>{t('bo-pieces:priceSource')}</dt>
        <dd>{t(`bo-pieces:source.${priceSource}`)}</dd>
        {priceB2b !== null && (
          <>
            <dt>{t('bo-pieces:priceB2b')}</dt>
            <dd>{formatSom(priceB2b, language)}</dd>
          </>
        )}
        {onCost !== null && <Cost piece={piece} onCost={onCost} />}
      </dl>
      {composed !== null && <PriceComposition piece={piece} composed={composed} />}
      {prices.length > 0 && (
        <details>
          <summary className="meta">{t('bo-pieces:priceHistory', { count: prices.length })}</summary>
          <ol className="piece-rows">
            {prices.map(({ at, why, to }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- prices are only added to the history, so each keeps its number from the end
              <li key={prices.length - index}>
                <span className="ink-2">
                  {`${formatInstant(at, language)}, ${t(`bo-pieces:why.${why}`, { defaultValue: why })}`}
                </span>
                <span>{to === null ? '—' : formatInteger(to, language)}</span>
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}

/** What the shop paid for it, from whom, and the margin of its price. */
function Cost({ piece: { purchase, margin }, onCost }: { piece: StaffPiece; onCost: () => void }) {
  const { t, language } = useWords();
  const from = [purchase?.supplier, purchase?.invoice].filter(Boolean).join(', ');
  return (
    <>
      <dt>{t('bo-pieces:column.cost')}</dt>
      <dd>
        {purchase === null ? '—' : formatSom(purchase.cost, language)}{' '}
        <Button kind="text" onClick={onCost}>
          {t('bo-pieces:action.COST')}
        </Button>
        {from !== '' && <span className="meta ink-2 piece-line">{from}</span>}
      </dd>
      {margin !== null && (
        <>
          <dt>{t('bo-pieces:column.margin')}</dt>
          <dd>{formatInteger(margin, language)}</dd>
        </>
      )}
    </>
  );
}

function Codes({ piece: { ikpu, packageCode } }: { piece: StaffPiece }) {
  const { t } = useWords();
  return (
    <section aria-labelledby="codes">
      <h2 className="section-title" id="codes">
        {t('bo-pieces:part.codes')}
      </h2>
      <dl className="facts">
        <dt>{t('bo-pieces:fact.ikpu')}</dt>
        <dd>{ikpu ?? t('bo-pieces:none')}</dd>
        <dt>{t('bo-pieces:fact.packageCode')}</dt>
        <dd>{packageCode ?? t('bo-pieces:none')}</dd>
      </dl>
    </section>
  );
}
