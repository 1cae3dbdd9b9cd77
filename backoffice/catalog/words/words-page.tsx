import { useState } from 'react';
import { Link, useLoaderData, useSearchParams } from 'react-router';
import { callApi as callShop } from '#client/call-api.ts';
import type { StaffWord } from '#contract/admin/catalog/word.ts';
import { Button } from '#ui/controls/button.tsx';
import { Swatch } from '#ui/pictures/swatch.tsx';
import { DataTable, type DataColumn } from '../../kit/list/data-table.tsx';
import { PlaceButtons } from '../../kit/list/place-buttons.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Status } from '../../kit/status.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { SavingProblem, useSaving } from '../../shell/saving.tsx';
import { nameIn } from '../../shell/stores.ts';
import { CatalogFrame } from '../catalog-frame.tsx';
import { forgetCatalog } from '../load-catalog.ts';
import { listIn, type WordList, wordLists } from './word-form.ts';
import { WordSheet } from './word-sheet.tsx';
import './words.css';

export const loader = withPermission('catalog.write', async ({ request }) => {
  const list = listIn(new URL(request.url).searchParams);
  const [words, { preciousMetals }] = await Promise.all([
    callApi('GET /api/admin/v1/words/:list', { params: { list } }),
    callShop('GET /api/v1/dictionary', {}),
  ]);
  return { words, preciousMetals };
});

/** The dictionaries used by filters and forms, one at a time. */
export function Component() {
  const { t } = useWords();
  const { words, preciousMetals } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const list = listIn(search);
  const [edited, setEdited] = useState<string | null>(null);
  const [savedIn, setSavedIn] = useState<string | null>(null);
  const { save, error } = useSaving(forgetCatalog);
  const move = (code: string, place: number) =>
    void save(() =>
      callApi('POST /api/admin/v1/words/:list/:code/move', { params: { list, code }, body: { place } }),
    );
  const columns = useColumns(list, words, { onMove: move, onEdit: setEdited });
  const word = words.find(({ code }) => code === edited) ?? null;
  return (
    <CatalogFrame
      tab="words"
      action={<Button onClick={() => setEdited('')}>{t('bo-catalog:words.new')}</Button>}
    >
      <nav className="word-lists" aria-label={t('bo-catalog:tab.words')}>
        {wordLists.map((name) => (
          <Link
            key={name}
            to={`/catalog/words?list=${name}`}
            aria-current={name === list ? 'page' : undefined}
          >
            {t(`bo-catalog:words.list.${name}`)}
          </Link>
        ))}
      </nav>
      {savedIn === list && edited === null && <Notice tone="ok">{t('bo-catalog:saved')}</Notice>}
      <SavingProblem error={error} />
      <DataTable
        caption={t(`bo-catalog:words.list.${list}`)}
        rows={words}
        keyOf={({ code }) => code}
        columns={columns}
      />
      {edited !== null && (
        <WordSheet
          key={`${list} ${edited}`}
          list={list}
          word={word}
          preciousMetals={preciousMetals}
          onDone={() => setSavedIn(list)}
          onClose={() => setEdited(null)}
        />
      )}
    </CatalogFrame>
  );
}

const usersOf = {
  occasions: 'models',
  styles: 'models',
  'precious-metals': 'metals',
  metals: 'models',
  'stone-kinds': 'stones',
  shapes: 'stones',
} as const satisfies Record<WordList, string>;

const colorColumn = (head: string): DataColumn<StaffWord> => ({
  head,
  cell: ({ colors }) => <Swatch colors={colors} />,
});

const probesColumn = (head: string): DataColumn<StaffWord> => ({
  head,
  isLabelled: true,
  cell: ({ probes }) => probes.join(', '),
});

interface Actions {
  onMove: (code: string, place: number) => void;
  onEdit: (code: string) => void;
}

function useColumns(
  list: WordList,
  words: readonly StaffWord[],
  { onMove, onEdit }: Actions,
): DataColumn<StaffWord>[] {
  const { t, language } = useWords();
  return [
    {
      head: t('bo-catalog:name'),
      cell: (word) => (
        <button type="button" className="text-link" onClick={() => onEdit(word.code)}>
          {nameIn(word, language)}
        </button>
      ),
    },
    ...(list === 'metals' ? [colorColumn(t('bo-catalog:words.field.colorCount'))] : []),
    ...(list === 'precious-metals' ? [probesColumn(t('bo-catalog:words.field.probes'))] : []),
    { head: t('bo-catalog:words.code'), className: 'wide-only ink-2', cell: ({ code }) => code },
    {
      head: t('bo-catalog:words.offered'),
      cell: ({ isHidden, menuPosition }) => (
        <>
          <Status tone={isHidden ? 'over' : 'done'}>
            {t(isHidden ? 'bo-catalog:words.isHidden' : 'bo-catalog:words.isOffered')}
          </Status>
          {menuPosition !== null && (
            <span className="meta ink-2"> {t('bo-catalog:words.inMenu', { n: menuPosition })}</span>
          )}
        </>
      ),
    },
    {
      head: t(`bo-catalog:words.${usersOf[list]}`),
      className: 'num',
      isLabelled: true,
      cell: ({ uses }) => String(uses),
    },
    {
      head: t('bo-shell:order.head'),
      className: 'row-action',
      cell: (word) => (
        <PlaceButtons
          name={nameIn(word, language)}
          place={words.indexOf(word)}
          count={words.length}
          onMove={(to) => onMove(word.code, to)}
        />
      ),
    },
  ];
}
