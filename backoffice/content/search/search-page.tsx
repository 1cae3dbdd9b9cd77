import { useState } from 'react';
import { useLoaderData } from 'react-router';
import type { SearchPins, SearchSynonym, TypedQueryKind } from '#contract/admin/search-words.ts';
import { Notice } from '../../kit/notice.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { ContentFrame } from '../content-frame.tsx';
import { PinSheet } from './pin-sheet.tsx';
import { Pins } from './pins.tsx';
import { SynonymSheet } from './synonym-sheet.tsx';
import { Synonyms } from './synonyms.tsx';
import { TypedQueries } from './typed-queries.tsx';
import './search.css';

const kinds: readonly TypedQueryKind[] = ['ALL', 'NOTHING', 'NOT_OPENED'];

export const loader = withPermission('search.write', async ({ request }) => {
  const wanted = new URL(request.url).searchParams.get('only');
  const only = kinds.find((kind) => kind === wanted) ?? 'ALL';
  const typed = new URL(request.url).searchParams.get('synonym');
  const [words, queries] = await Promise.all([
    callApi('GET /api/admin/v1/search-words', {}),
    callApi('GET /api/admin/v1/search-words/queries', { query: { only } }),
  ]);
  return { words, queries, only, typed };
});

type Opened = { what: 'pins'; pins: SearchPins } | { what: 'synonym'; synonym: SearchSynonym | string };

/** The queries of shoppers and how the search handles them: synonyms, and pinned models. */
export function Component() {
  const { t } = useWords();
  const { words, queries, only, typed } = useLoaderData<typeof loader>();
  const [opened, setOpened] = useState<Opened | null>(
    // a query from the link of a figure
    typed === null ? null : { what: 'synonym', synonym: typed.slice(0, 100) },
  );
  const [done, setDone] = useState<string | null>(null);
  const close = () => setOpened(null);
  const finish = () => {
    setDone(t('bo-content:saved'));
    close();
  };
  const openPins = (query: string) =>
    setOpened({
      what: 'pins',
      pins: words.pins.find((pins) => pins.words === query) ?? { words: query, version: 0, models: [] },
    });
  return (
    <ContentFrame tab="search">
      {done !== null && <Notice tone="ok">{done}</Notice>}
      <div className="record-columns">
        <div className="record-main">
          <TypedQueries
            queries={queries}
            kinds={kinds}
            only={only}
            onSynonym={(term) => setOpened({ what: 'synonym', synonym: term })}
            onPin={openPins}
          />
        </div>
        <aside className="record-aside">
          <Synonyms synonyms={words.synonyms} onOpen={(synonym) => setOpened({ what: 'synonym', synonym })} />
          <Pins pins={words.pins} onOpen={openPins} />
        </aside>
      </div>
      {opened?.what === 'synonym' && (
        <SynonymSheet
          synonym={
            typeof opened.synonym === 'string' ? opened.synonym : latest(words.synonyms, opened.synonym)
          }
          onDone={finish}
          onClose={close}
        />
      )}
      {opened?.what === 'pins' && (
        <PinSheet
          pins={opened.pins}
          version={words.pins.find((pins) => pins.words === opened.pins.words)?.version ?? 0}
          onDone={finish}
          onClose={close}
        />
      )}
    </ContentFrame>
  );
}

const latest = (synonyms: readonly SearchSynonym[], opened: SearchSynonym): SearchSynonym =>
  synonyms.find(({ id }) => id === opened.id) ?? opened;
