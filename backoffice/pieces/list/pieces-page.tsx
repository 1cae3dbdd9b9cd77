import { useRef, useState } from 'react';
import { Link, useLoaderData, useNavigation, useSearchParams } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { formatInteger } from '#ui/format.ts';
import { unknownIn } from '../../kit/list/list-address.ts';
import { MoreButton } from '../../kit/more-button.tsx';
import { Notice, Nothing } from '../../kit/notice.tsx';
import { useListKeys } from '../../kit/use-list-keys.ts';
import { useMoreRows } from '../../kit/use-more-rows.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { LabelsSheet } from '../../shell/print/labels-sheet.tsx';
import { hasPermission, useSession } from '../../shell/session.ts';
import { loadStores } from '../../shell/stores.ts';
import { useTitle } from '../../shell/use-title.ts';
import { piecesAddress, queryOf } from './list-query.ts';
import { loadGoodsWords } from './load-words.ts';
import { PieceFilters } from './piece-filters.tsx';
import { PiecesTable } from './pieces-table.tsx';
import '../pieces.css';

export const loader = withPermission('pieces.read', async ({ request }) => {
  const search = new URL(request.url).searchParams;
  const [list, stores, goods] = await Promise.all([
    callApi('GET /api/admin/v1/pieces', { query: queryOf(search) }),
    loadStores(),
    loadGoodsWords(),
  ]);
  return { list, stores, goods, now: new Date() };
});

/** Pieces, by the view and the filters of the address. */
export function Component() {
  const { t } = useWords();
  const { list, stores, goods, now } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const field = useRef<HTMLInputElement>(null);
  const isBusy = useNavigation().state === 'loading';
  const { rows, hasMore, showMore, isLoading, error } = useMoreRows(list, (cursor) =>
    callApi('GET /api/admin/v1/pieces', { query: queryOf(search, cursor) }),
  );
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const choose = (serial: string, isChosen: boolean) =>
    setChosen(new Set(isChosen ? [...chosen, serial] : [...chosen].filter((one) => one !== serial)));
  const session = useSession();
  const mayMove = hasPermission(session, 'pieces.move');
  const mayReceive = hasPermission(session, 'pieces.write');
  useListKeys(field);
  useTitle(t('bo-shell:room.pieces'));
  const unknown = unknownIn(search, piecesAddress);
  return (
    <div className="page list-page">
      <div className="page-head">
        <h1 className="title">{t('bo-shell:room.pieces')}</h1>
        <p className="meta ink-2 keys-hint">{t('bo-pieces:keys')}</p>
        {mayReceive && (
          <Link to="/pieces/receive" className="button button-secondary">
            {t('bo-pieces:receive.title')}
          </Link>
        )}
        {mayMove && (
          <Link to="/transfers" className="button button-secondary">
            {t('bo-pieces:transfers.title')}
          </Link>
        )}
      </div>
      <PieceFilters stores={stores} goods={goods} now={now} field={field} />
      <p className="count" role="status">
        <Count count={list.count} />
      </p>
      {unknown.length > 0 && (
        <Notice tone="info">{t('bo-pieces:unknown', { names: unknown.join(', ') })}</Notice>
      )}
      {rows.length > 0 ? (
        <PiecesTable rows={rows} stores={stores} isBusy={isBusy} chosen={chosen} onChoose={choose} />
      ) : (
        <NoPieces />
      )}
      <ProblemLine error={error} />
      {hasMore && <MoreButton isLoading={isLoading} onPress={() => void showMore()} />}
      {chosen.size > 0 && <Chosen serials={[...chosen]} onClear={() => setChosen(new Set())} />}
    </div>
  );
}

function Count({ count }: { count: { value: number; isExact: boolean } | null }) {
  const { t, language } = useWords();
  if (count === null) return null;
  if (count.isExact)
    return t('bo-pieces:count', { count: count.value, shown: formatInteger(count.value, language) });
  return t('bo-pieces:countOver', { shown: formatInteger(count.value, language) });
}

/** What can be done with the rows that are chosen. */
function Chosen({ serials, onClear }: { serials: string[]; onClear: () => void }) {
  const { t } = useWords();
  const [isLabelling, setLabelling] = useState(false);
  return (
    <div className="chosen">
      <p role="status">{t('bo-pieces:chosen', { count: serials.length })}</p>
      <Button onClick={() => setLabelling(true)}>{t('bo-pieces:printLabels')}</Button>
      <Button kind="text" onClick={onClear}>
        {t('bo-pieces:unchoose')}
      </Button>
      {isLabelling && <LabelsSheet serials={serials} onClose={() => setLabelling(false)} />}
    </div>
  );
}

function NoPieces() {
  const { t } = useWords();
  const [search] = useSearchParams();
  return (
    <Nothing title={t(search.size > 0 ? 'bo-pieces:emptyFilter' : 'bo-pieces:empty')}>
      {search.size > 0 && <Link to="/pieces">{t('bo-pieces:showAll')}</Link>}
    </Nothing>
  );
}
