import type { ReactNode } from 'react';
import { Link, useLoaderData } from 'react-router';
import type { Stocktake } from '#contract/admin/stock/stocktake.ts';
import { Button } from '#ui/controls/button.tsx';
import { useCameFrom } from '../../kit/list/came-from.ts';
import { Notice } from '../../kit/notice.tsx';
import { Status } from '../../kit/status.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { PrintButton } from '../../shell/print/print-button.tsx';
import { HistorySection } from '../../shell/history/history-section.tsx';
import { withPermission } from '../../shell/load-session.ts';
import { loadStores, nameIn } from '../../shell/stores.ts';
import { useAction } from '../../shell/use-action.ts';
import { NotesSection } from '../../shell/notes/notes-section.tsx';
import { usePaletteActions } from '../../shell/palette/palette-actions.ts';
import { PresentLine } from '../../shell/presence/present-line.tsx';
import { useTitle } from '../../shell/use-title.ts';
import { loadGoodsWords } from '../list/load-words.ts';
import { placeName } from '../place-name.ts';
import { CountActions, type CountAction } from './count-actions.tsx';
import { Counting } from './counting.tsx';
import { stateWordOf, toneOfStocktake } from './count-words.ts';
import { Differences } from './differences.tsx';
import { Figures } from './figures.tsx';
import '../../kit/record.css';
import '../pieces.css';
import './count.css';

type Action = CountAction | 'decide' | 'close';

export const loader = withPermission('pieces.count', async ({ params: { id } }) => {
  const [stocktake, stores, goods] = await Promise.all([
    callApi('GET /api/admin/v1/stocktakes/:id', { params: { id: Number(id) } }),
    loadStores(),
    loadGoodsWords(),
  ]);
  return { stocktake, stores, goods };
});

/** A stocktake: it is counted, then its differences are decided, then the decisions are carried out. */
export function Component() {
  const { t, language } = useWords();
  const { stocktake, stores } = useLoaderData<typeof loader>();
  const { runAction, busy, outcome } = useAction<Action>((action) => t(`bo-stocktakes:done.${action}`));
  const { id, version, state, lines, waiting } = stocktake;
  useTitle(`S-${id}`);
  const list = useCameFrom('/stocktakes', String(id));
  const open = lines.filter((line) => line.id !== null && line.decision === null).length;
  const close = () => {
    const send = () => callApi('POST /api/admin/v1/stocktakes/:id/close', { params: { id } }, { version });
    return runAction('close', send);
  };
  usePaletteActions([
    state === 'COUNTED' &&
      open === 0 && { id: 'close', label: t('bo-stocktakes:close'), run: () => void close() },
  ]);
  return (
    <div className="page record-page">
      <Link to={list} className="meta ink-2">
        {t('bo-stocktakes:back')}
      </Link>
      <Head stocktake={stocktake}>
        {state === 'OPEN' && <CountActions stocktake={stocktake} runAction={runAction} busy={busy} />}
        {state !== 'OPEN' && (
          <PrintButton
            label={t('bo-pieces:print.stocktake')}
            load={() =>
              callApi('POST /api/admin/v1/papers/stocktake', { body: { id: stocktake.id, language } })
            }
          />
        )}
        {state === 'COUNTED' && (
          <Button
            loading={busy === 'close'}
            disabledReason={open > 0 ? t('bo-stocktakes:decideFirst') : undefined}
            onClick={() => void close()}
          >
            {t('bo-stocktakes:close')}
          </Button>
        )}
      </Head>
      {/* that it is paused is shown below */}
      {outcome && (outcome.tone === 'bad' || stocktake.pausedAt === null) && (
        <Notice tone={outcome.tone}>{outcome.message}</Notice>
      )}
      {waiting !== null && (
        <Notice tone="info">
          {t('bo-stocktakes:waiting')}{' '}
          {waiting.mayOpen && <Link to={`/approvals/${waiting.id}`}>{t('bo-stocktakes:openApproval')}</Link>}
        </Notice>
      )}
      {state === 'CLOSED' ? (
        <Figures stocktake={stocktake} />
      ) : (
        <Counting key={state} stocktake={stocktake} stores={stores} />
      )}
      {state !== 'OPEN' && (
        <Differences stocktake={stocktake} stores={stores} runAction={runAction} open={open} />
      )}
      <HistorySection resource="stocktake" record={String(id)} version={stocktake} />
      <NotesSection key={id} resource="stocktake" record={String(id)} />
    </div>
  );
}

/** Its number, state, place and scope. */
function Head({ stocktake, children }: { stocktake: Stocktake; children: ReactNode }) {
  const { t, language } = useWords();
  const { stores, goods } = useLoaderData<typeof loader>();
  const { id, state, storeId, categoryIds, people } = stocktake;
  const part = goods.categories
    .filter((category) => categoryIds?.includes(category.id))
    .map((category) => nameIn(category, language));
  const where = [
    placeName(storeId, { stores, language, t }),
    part.length > 0 ? part.join(', ') : t('bo-stocktakes:all'),
    state === 'OPEN' && people > 0 && t('bo-stocktakes:people', { count: people }),
  ];
  return (
    <>
      <header className="page-head record-head">
        <h1 className="title record-number">{`S-${id}`}</h1>
        <Status tone={toneOfStocktake[state]}>{t(`bo-stocktakes:state.${stateWordOf(stocktake)}`)}</Status>
        <PresentLine resource="stocktake" record={String(id)} isEditing={state !== 'CLOSED'} />
        <div className="record-actions">{children}</div>
      </header>
      <p className="ink-2">{where.filter(Boolean).join(' · ')}</p>
    </>
  );
}
