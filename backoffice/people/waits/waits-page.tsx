import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import type { WaitColumn, WaitedModel } from '#contract/admin/people/wait.ts';
import { Button } from '#ui/controls/button.tsx';
import { formatCentimetres, formatMillimetres } from '#ui/format.ts';
import type { Language } from '#contract/words.ts';
import { formatAge } from '../../kit/ages.ts';
import { needsRows } from '../../kit/list/list-address.ts';
import { type ListColumn, ListTable } from '../../kit/list/table/list-table.tsx';
import { Nothing, Notice } from '../../kit/notice.tsx';
import { type T, useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import type { DeclaredList } from '../../shell/list/declared-list.ts';
import { ListTools } from '../../shell/list/list-tools.tsx';
import { viewsOfList } from '../../shell/list/saved-views.ts';
import { useShown } from '../../shell/list/use-declared.ts';
import { withPermission } from '../../shell/load-session.ts';
import { nameIn } from '../../shell/stores.ts';
import { useAction } from '../../shell/use-action.ts';
import { PeopleFrame } from '../people-frame.tsx';
import { EndWaitsSheet } from './end-waits-sheet.tsx';

const waitsList: DeclaredList<WaitColumn> = {
  name: 'waits',
  path: '/people/waits',
  address: { words: [], switches: [], sort: '-waiting' },
  columns: ['model', 'waiting', 'size', 'oldest', 'sent', 'pieces'],
};

export const loader = withPermission('requests.work', async ({ request }) => {
  const saved = await viewsOfList(waitsList, new URL(request.url));
  const { rows } = await callApi('GET /api/admin/v1/stock-alerts', {});
  return { rows, saved };
});

export const shouldRevalidate = needsRows;

/** What shoppers requested alerts for, and the pieces that would fulfil them. */
export function Component() {
  const { t, language } = useWords();
  const { rows, saved } = useLoaderData<typeof loader>();
  const [ending, setEnding] = useState<WaitedModel | null>(null);
  const { runAction, outcome } = useAction<'END'>(() => t('bo-people:wait.ended'));
  const columns = useWaitColumns();
  const shown = useShown(waitsList);
  const count = { value: rows.length, isExact: true };
  return (
    <PeopleFrame tab="waits" tools={<ListTools declared={waitsList} {...{ columns, shown, saved, count }} />}>
      <p className="ink-2">{t('bo-people:wait.lead')}</p>
      {outcome && <Notice tone={outcome.tone}>{outcome.message}</Notice>}
      {rows.length > 0 ? (
        <ListTable
          caption={t('bo-people:tab.waits')}
          {...{ rows, shown, columns }}
          keyOf={({ artikul, sizeMm, lengthCm }) => `${artikul} ${sizeMm} ${lengthCm}`}
          defaultSort={waitsList.address.sort}
          isBusy={false}
          actions={{
            head: t('bo-people:column.action'),
            cell: (row) =>
              row.waiting > 0 && (
                <Button kind="secondary" onClick={() => setEnding(row)}>
                  {t('bo-people:wait.end')}
                </Button>
              ),
          }}
        />
      ) : (
        <Nothing title={t('bo-people:wait.empty')} />
      )}
      {ending && (
        <EndWaitsSheet
          wait={ending}
          size={sizeIn(ending, { t, language })}
          runAction={runAction}
          onClose={() => setEnding(null)}
        />
      )}
    </PeopleFrame>
  );
}

function sizeIn({ sizeMm, lengthCm }: WaitedModel, { t, language }: { t: T; language: Language }): string {
  if (sizeMm !== null) return formatMillimetres(sizeMm, language);
  return lengthCm === null ? t('bo-people:wait.anySize') : formatCentimetres(lengthCm, language);
}

function useWaitColumns(): Readonly<Record<WaitColumn, ListColumn<WaitedModel>>> {
  const { t, language } = useWords();
  return {
    model: {
      head: t('bo-people:column.model'),
      cell: (model) => (
        <Link className="row-link" to={`/pieces?q=${model.artikul}`}>
          {model.artikul} {nameIn(model, language)}
        </Link>
      ),
    },
    waiting: { head: t('bo-people:column.waiting'), isNumber: true, cell: ({ waiting }) => waiting },
    size: { head: t('bo-people:column.size'), cell: (row) => sizeIn(row, { t, language }) },
    oldest: {
      head: t('bo-people:column.oldest'),
      cell: ({ oldest }) => oldest !== null && formatAge(oldest, t),
    },
    sent: { head: t('bo-people:column.sent'), isNumber: true, cell: ({ sent }) => sent },
    pieces: {
      head: t('bo-people:column.pieces'),
      cell: ({ pieces }) =>
        pieces.length === 0 ? (
          <span className="ink-2">{t('bo-people:wait.noPieces')}</span>
        ) : (
          pieces.map(({ serialNumber, state }) => (
            <span key={serialNumber}>
              <Link to={`/pieces/${serialNumber}`}>{serialNumber}</Link>{' '}
              <span className="meta ink-2">{t(`bo-people:wait.piece.${state}`)}</span>{' '}
            </span>
          ))
        ),
    },
  };
}
