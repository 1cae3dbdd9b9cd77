import { useState } from 'react';
import { Link, useLoaderData, useSearchParams } from 'react-router';
import { callApi as callShop } from '#client/call-api.ts';
import type { StaffWord } from '#contract/admin/catalog/word.ts';
import { Button } from '#ui/controls/button.tsx';
import { ActionMenu } from '../../kit/action-menu.tsx';
import { needsRows } from '../../kit/list/list-address.ts';
import { Notice } from '../../kit/notice.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { listLoader } from '../../shell/list/list-loader.ts';
import { useRowOrder } from '../../shell/list/row-order.tsx';
import { alwaysShown, useFilterMakers } from '../../shell/list/use-filters.tsx';
import { wholeList } from '../../shell/list/whole-list.ts';
import { withPermission } from '../../shell/load-session.ts';
import { nameIn } from '../../shell/stores.ts';
import { CatalogList } from '../catalog-list.tsx';
import { forgetCatalog } from '../load-catalog.ts';
import { useWordColumns, wordsList, wordsOf } from './word-columns.tsx';
import { listIn, type WordList, wordLists } from './word-form.ts';
import { WordSheet } from './word-sheet.tsx';
import './words.css';

const load = wholeList((query, options) => callApi('GET /api/admin/v1/words', { query }, options));

const loadList = listLoader(wordsList, load);

export const loader = withPermission('catalog.write', async (call) => {
  const [listed, { preciousMetals }] = await Promise.all([
    loadList(call),
    callShop('GET /api/v1/dictionary', {}),
  ]);
  return { ...listed, preciousMetals };
});
export const shouldRevalidate = needsRows;

const keyOf = ({ list, code }: StaffWord) => `${list}-${code}`;

/** The dictionaries used by filters and forms, one at a time or all at once, each in its order, which is changed by buttons. */
export function Component() {
  const { t, language } = useWords();
  const { preciousMetals, ...loaded } = useLoaderData<typeof loader>();
  const list = listIn(useSearchParams()[0]);
  const { rows } = loaded.list;
  const [edited, setEdited] = useState<{ list: WordList; code: string | null } | null>(null);
  const [isSaved, setSaved] = useState(false);
  const moving = useRowOrder(wordsList, rows, {
    group: 'list',
    nameOf: (word) => nameIn(word, language),
    move: async ({ code, ...word }, place) => {
      const params = { list: word.list, code };
      await callApi('POST /api/admin/v1/words/:list/:code/move', { params, body: { place } });
      forgetCatalog();
    },
  });
  const edit = (word: { list: WordList; code: string | null }) => {
    setSaved(false);
    setEdited(word);
  };
  return (
    <CatalogList
      tab="words"
      declared={wordsOf(list)}
      {...{ loaded, load, keyOf }}
      caption={t(list === null ? 'bo-catalog:tab.words' : `bo-catalog:words.list.${list}`)}
      columns={useWordColumns(list, edit)}
      filters={useFilters()}
      search={{ label: t('bo-catalog:words.search'), hint: t('bo-catalog:words.searchHint') }}
      none={t('bo-catalog:words.none')}
      create={<NewWord list={list} onCreate={(of) => edit({ list: of, code: null })} />}
      moving={moving}
      chosenAbove="list"
      lead={
        <>
          <WordLists chosen={list} />
          {isSaved && <Notice tone="ok">{t('bo-catalog:saved')}</Notice>}
        </>
      }
    >
      {edited !== null && (
        <WordSheet
          key={`${edited.list} ${edited.code}`}
          list={edited.list}
          word={rows.find((word) => word.list === edited.list && word.code === edited.code) ?? null}
          preciousMetals={preciousMetals}
          onDone={() => setSaved(true)}
          onClose={() => setEdited(null)}
        />
      )}
    </CatalogList>
  );
}

/** Adds a word to the chosen list, or to one of all. */
function NewWord({ list, onCreate }: { list: WordList | null; onCreate: (list: WordList) => void }) {
  const { t } = useWords();
  if (list !== null) return <Button onClick={() => onCreate(list)}>{t('bo-catalog:words.new')}</Button>;
  return (
    <ActionMenu
      label={t('bo-catalog:words.new')}
      actions={wordLists.map((id) => ({
        id,
        label: t(`bo-catalog:words.list.${id}`),
        onAction: () => onCreate(id),
      }))}
    />
  );
}

/** The choice of a list. */
function WordLists({ chosen }: { chosen: WordList | null }) {
  const { t } = useWords();
  const [search] = useSearchParams();
  return (
    <nav className="word-lists" aria-label={t('bo-catalog:tab.words')}>
      <Link to={`?sort=${wordsList.address.sort}`} aria-current={search.has('list') ? undefined : 'page'}>
        {t('bo-catalog:words.all')}
      </Link>
      {wordLists.map((name) => (
        <Link key={name} to={`?list=${name}`} aria-current={name === chosen ? 'page' : undefined}>
          {t(`bo-catalog:words.list.${name}`)}
        </Link>
      ))}
    </nav>
  );
}

function useFilters() {
  const { t } = useWords();
  const { word, flag } = useFilterMakers();
  return [
    word(
      'list',
      t('bo-catalog:words.of'),
      wordLists.map((id) => ({ id, label: t(`bo-catalog:words.list.${id}`) })),
    ),
    alwaysShown(flag('hidden', t('bo-catalog:words.offered'), t('bo-catalog:words.isHidden'))),
    alwaysShown(flag('unused', t('bo-catalog:words.uses'), t('bo-catalog:words.unused'))),
    flag('inMenu', t('bo-catalog:words.menu'), t('bo-catalog:words.onlyInMenu')),
  ];
}
