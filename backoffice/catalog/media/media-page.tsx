import { useRef, useState } from 'react';
import { Link, useLoaderData, useNavigation, useSearchParams } from 'react-router';
import { formatInteger } from '#ui/format.ts';
import { SearchField, SwitchFilter, WordFilter } from '../../kit/list/list-filters.tsx';
import { MoreButton } from '../../kit/more-button.tsx';
import { Notice, Nothing } from '../../kit/notice.tsx';
import { useMoreRows } from '../../kit/use-more-rows.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { useAction } from '../../shell/use-action.ts';
import { CatalogFrame } from '../catalog-frame.tsx';
import { DropField } from '../../kit/pictures/drop-field.tsx';
import { nameOfFile, sendInOrder } from '../../kit/pictures/picture-list.tsx';
import { mediaAddress, queryOf } from './list-query.ts';
import { type MediaAction, MediaItem } from './media-item.tsx';
import './media.css';

const upload = (file: File) =>
  callApi('POST /api/admin/v1/attachments', { query: { name: nameOfFile(file) }, body: file });

export const loader = withPermission('catalog.write', ({ request }) =>
  callApi('GET /api/admin/v1/attachments', { query: queryOf(new URL(request.url).searchParams) }),
);

/** Pictures and films, with their alternative texts and uses; unused ones can be removed. */
export function Component() {
  const { t, language } = useWords();
  const list = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const isBusy = useNavigation().state === 'loading';
  const { rows, hasMore, showMore, isLoading, error } = useMoreRows(list, (cursor) =>
    callApi('GET /api/admin/v1/attachments', { query: queryOf(search, cursor) }),
  );
  const { runAction, outcome } = useAction<MediaAction>((action) => t(`bo-catalog:media.done.${action}`));
  const [left, setLeft] = useState(0);
  const add = (files: readonly File[]) => {
    if (files.length > 0)
      void runAction('ADD', () => sendInOrder(files, { upload, onLeft: setLeft })).finally(() => setLeft(0));
  };
  const shown = list.count && formatInteger(list.count.value, language);
  return (
    <CatalogFrame tab="media">
      <MediaFilters />
      <p className="count" role="status">
        {left > 0 && t('bo-pictures:left', { count: left })}
        {left === 0 &&
          list.count &&
          (list.count.isExact
            ? t('bo-catalog:media.count', { count: list.count.value, shown })
            : t('bo-catalog:media.countOver', { shown }))}
      </p>
      {outcome && <Notice tone={outcome.tone}>{outcome.message}</Notice>}
      <DropField label={t('bo-pictures:drop')} onFiles={add} />
      {rows.length > 0 ? (
        <ul className="media" aria-busy={isBusy}>
          {rows.map((media) => (
            <MediaItem key={media.id} media={media} runAction={runAction} />
          ))}
        </ul>
      ) : (
        <Nothing title={t(search.size > 0 ? 'bo-catalog:media.emptyFilter' : 'bo-catalog:media.empty')}>
          {search.size > 0 && <Link to="/catalog/media">{t('bo-catalog:media.showAll')}</Link>}
        </Nothing>
      )}
      <ProblemLine error={error} />
      {hasMore && <MoreButton isLoading={isLoading} onPress={() => void showMore()} />}
    </CatalogFrame>
  );
}

function MediaFilters() {
  const { t } = useWords();
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className="bar">
      <SearchField
        field={field}
        label={t('bo-catalog:media.search')}
        hint={t('bo-catalog:media.searchHint')}
      />
      <div className="bar filters">
        <WordFilter
          name="kind"
          mode="single"
          label={t('bo-catalog:media.kind')}
          options={['IMAGE', 'VIDEO'].map((id) => ({ id, label: t(`bo-catalog:media.kinds.${id}`) }))}
        />
        <SwitchFilter
          label={t('bo-catalog:media.marks')}
          options={mediaAddress.switches.map((id) => ({ id, label: t(`bo-catalog:media.mark.${id}`) }))}
        />
      </div>
    </div>
  );
}
