import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import type { StaffPageRow } from '#contract/admin/content/page.ts';
import { Button } from '#ui/controls/button.tsx';
import { formatInstant } from '../../kit/instants.ts';
import { DataTable, type DataColumn } from '../../kit/list/data-table.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { ContentFrame } from '../content-frame.tsx';
import { titleIn } from '../title-in.ts';
import { DraftState } from '../../shell/drafts/draft-state.tsx';
import { NewPageSheet } from './new-page-sheet.tsx';

export const loader = withPermission('content.write', () => callApi('GET /api/admin/v1/pages', {}));

/** The shop's content pages. */
export function Component() {
  const { t, language } = useWords();
  const [isAdding, setAdding] = useState(false);
  const pages = useLoaderData<typeof loader>();
  const columns: DataColumn<StaffPageRow>[] = [
    {
      head: t('bo-content:pages.page'),
      cell: (page) => (
        <Link className="row-link text-link" to={`/content/pages/${page.slug}`}>
          {titleIn(page, language)}
        </Link>
      ),
    },
    {
      head: t('bo-content:pages.state'),
      cell: ({ state, draftVersion, publishAt }) => (
        <DraftState isShown={state === 'PUBLISHED'} draftVersion={draftVersion} publishAt={publishAt} />
      ),
    },
    { head: t('bo-content:pages.languages'), cell: ({ languages }) => languages.join(', ') },
    { head: t('bo-content:pages.address'), className: 'wide-only ink-2', cell: ({ slug }) => `/${slug}` },
    {
      head: t('bo-content:pages.updated'),
      className: 'wide-only ink-2',
      cell: ({ updatedAt }) => formatInstant(updatedAt, language),
    },
  ];
  return (
    <ContentFrame
      tab="pages"
      action={<Button onClick={() => setAdding(true)}>{t('bo-content:pages.new')}</Button>}
    >
      <DataTable
        caption={t('bo-content:tab.pages')}
        rows={pages}
        keyOf={({ slug }) => slug}
        columns={columns}
      />
      {isAdding && <NewPageSheet onClose={() => setAdding(false)} />}
    </ContentFrame>
  );
}
