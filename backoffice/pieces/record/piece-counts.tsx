import { Link } from 'react-router';
import type { StaffPiece } from '#contract/admin/stock/piece.ts';
import { formatInstant } from '../../kit/instants.ts';
import { useWords } from '../../kit/words.tsx';
import { hasPermission, useSession } from '../../shell/session.ts';
import type { StaffStores } from '../../shell/stores.ts';
import { placeName } from '../place-name.ts';

interface Props {
  piece: StaffPiece;
  stores: StaffStores;
}

/** The stocktakes in which it was scanned, the latest first; hidden if there are none. */
export function PieceCounts({ piece: { counts }, stores }: Props) {
  const { t, language } = useWords();
  const mayOpen = hasPermission(useSession(), 'pieces.count');
  if (counts.length === 0) return null;
  return (
    <section aria-labelledby="counts">
      <h2 className="section-title" id="counts">
        {t('bo-pieces:stocktakes')}
      </h2>
      <ol className="timeline">
        {counts.map(({ stocktakeId, storeId, at, staff }) => {
          const place = placeName(storeId, { stores, language, t });
          return (
            <li key={stocktakeId}>
              <time className="ink-2" dateTime={at}>
                {formatInstant(at, language)}
              </time>
              <p>
                {mayOpen ? <Link to={`/stocktakes/${stocktakeId}`}>{place}</Link> : place}
                <span className="meta ink-2">{staff}</span>
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
