import { useEffect, useRef, useState } from 'react';
import type { StaffCategory } from '#contract/admin/catalog/category.ts';
import { callApi } from '../../shell/api.ts';
import { useSaving } from '../../shell/saving.tsx';
import { forgetCatalog } from '../load-catalog.ts';
import { type DropSide, dropOn, type Step, stepOf, type Target } from './category-tree.ts';

export interface CategoryMoves {
  isPossible: (id: number, step: Step) => boolean;
  step: (id: number, step: Step) => void;
  drag: (id: number) => void;
  /** Drops the dragged category. */
  dropOn: (id: number, side: DropSide) => void;
}

/** Moves categories of the whole tree; the moved one gets the focus again at its new position. */
export function useCategoryMoves(categories: readonly StaffCategory[]) {
  const [moved, setMoved] = useState<number | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const waits = useRef<number | null>(null);
  const { save, error } = useSaving(() => setMoved(waits.current));
  const move = (id: number, body: Target | null) => {
    if (body === null) return;
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
  const moves: CategoryMoves = {
    isPossible: (id, step) => stepOf(categories, id, step) !== null,
    step: (id, step) => move(id, stepOf(categories, id, step)),
    drag: setDragged,
    dropOn: (onto, side) => {
      if (dragged !== null) move(dragged, dropOn(categories, { id: dragged, onto, side }));
      setDragged(null);
    },
  };
  return { moves, moved, error };
}
