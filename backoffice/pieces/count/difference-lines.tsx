import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { StocktakeLine } from '#contract/admin/stock/stocktake.ts';
import { formatWeight } from '#ui/format.ts';
import { Status } from '../../kit/status.tsx';
import { useWords } from '../../kit/words.tsx';
import { nameIn, type StaffStores } from '../../shell/stores.ts';
import { placeName } from '../place-name.ts';
import { toneOfGroup } from './count-words.ts';

interface Props {
  lines: readonly StocktakeLine[];
  stores: StaffStores;
  /** The actions for a line. */
  children?: (line: StocktakeLine) => ReactNode;
}

/** Scans that are not simply found, and differences between the count and the records: the piece, and its recorded state. */
export function DifferenceLines({ lines, stores, children }: Props) {
  const { t, language } = useWords();
  if (lines.length === 0) return null;
  return (
    <ul className="piece-rows count-lines">
      {lines.map((line) => (
        <li key={`${line.group} ${line.text}`}>
          <span className="piece-grow">
            {line.state === null ? <b>{line.text}</b> : <Link to={`/pieces/${line.text}`}>{line.text}</Link>}{' '}
            {nameIn(line, language)}
            <span className="meta ink-2 piece-line">
              <Booked line={line} stores={stores} />
            </span>
          </span>
          <Status tone={toneOfGroup[line.group]}>{t(`bo-stocktakes:group.${line.group}`)}</Status>
          {children?.(line)}
        </li>
      ))}
    </ul>
  );
}

/** Its recorded place. */
function Booked({ line, stores }: { line: StocktakeLine; stores: StaffStores }) {
  const { t, language } = useWords();
  const { group, storeId, orderNumber, weightGrams, scannedGrams, withdrawnBecause } = line;
  if (group === 'UNKNOWN') return t('bo-stocktakes:nobodyKnows');
  if (group === 'SOLD' && orderNumber !== null)
    return (
      <>
        {t('bo-stocktakes:soldBy')}{' '}
        <Link className="order-number" to={`/orders/${orderNumber}`}>
          {orderNumber}
        </Link>
      </>
    );
  if (group === 'WEIGHT' && weightGrams !== null && scannedGrams !== null)
    return t('bo-stocktakes:weights', {
      book: formatWeight(weightGrams, language),
      scale: formatWeight(scannedGrams, language),
    });
  const place = t('bo-stocktakes:bookedAt', { place: placeName(storeId, { stores, language, t }) });
  return withdrawnBecause === null ? place : `${place} · ${t(`bo-pieces:because.${withdrawnBecause}`)}`;
}
