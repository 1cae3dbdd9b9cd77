import { useEffect, useRef, useState } from 'react';
import { useLoaderData } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { Nothing } from '../../kit/notice.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { SavingProblem, useSaving } from '../../shell/saving.tsx';
import { nameIn } from '../../shell/stores.ts';
import { CatalogFrame } from '../catalog-frame.tsx';
import { forgetCatalog } from '../load-catalog.ts';
import { CategoryLine } from './category-line.tsx';
import { dropOn, stepOf, type Target, treeRows } from './category-tree.ts';
import { NewCategorySheet } from './new-category-sheet.tsx';
import './categories.css';

export const loader = withPermission('catalog.write', () => callApi('GET /api/admin/v1/categories', {}));

/** The tree of categories, whose order and nesting are changed by dragging, by buttons and by keys. */
export function Component() {
  const { t, language } = useWords();
  const categories = useLoaderData<typeof loader>();
  const [isAdding, setAdding] = useState(false);
  const { move, moved, error } = useMoving();
  const rows = treeRows(categories);
  const movedRow = rows.find(({ category }) => category.id === moved);
  const movedTo = movedRow && {
    name: nameIn(movedRow.category, language),
    place: movedRow.place + 1,
    count: movedRow.siblings,
    level: movedRow.depth + 1,
  };
  const [dragged, setDragged] = useState<number | null>(null);
  return (
    <CatalogFrame
      tab="categories"
      action={<Button onClick={() => setAdding(true)}>{t('bo-catalog:categories.new')}</Button>}
    >
      <p className="meta ink-2 section-lead">{t('bo-catalog:categories.help')}</p>
      <SavingProblem error={error} />
      <p className="visually-hidden" role="status">
        {movedTo && t('bo-catalog:categories.moved', movedTo)}
      </p>
      {rows.length === 0 && <Nothing title={t('bo-catalog:categories.none')} />}
      <ol className="category-tree">
        {rows.map((row) => (
          <CategoryLine
            key={row.category.id}
            row={row}
            targetOf={(step) => stepOf(categories, row.category.id, step)}
            onMove={(target) => move(row.category.id, target)}
            onDragStart={() => setDragged(row.category.id)}
            onDropHere={(side) => {
              if (dragged === null) return;
              const target = dropOn(categories, { id: dragged, onto: row.category.id, side });
              if (target !== null) move(dragged, target);
              setDragged(null);
            }}
          />
        ))}
      </ol>
      {isAdding && <NewCategorySheet rows={rows} onClose={() => setAdding(false)} />}
    </CatalogFrame>
  );
}

/** Moves a category; the moved row gets the focus again at its new position. */
function useMoving() {
  const [moved, setMoved] = useState<number | null>(null);
  const waits = useRef<number | null>(null);
  const { save, error } = useSaving(() => setMoved(waits.current));
  const move = (id: number, body: Target) => {
    waits.current = id;
    void save(async () => {
      await callApi('POST /api/admin/v1/categories/:id/move', { params: { id }, body });
      forgetCatalog();
    });
  };
  useEffect(() => {
    if (moved === null || moved !== waits.current) return;
    waits.current = null;
    document.querySelector<HTMLElement>(`[data-category="${moved}"]`)?.focus();
  });
  return { move, moved, error };
}
