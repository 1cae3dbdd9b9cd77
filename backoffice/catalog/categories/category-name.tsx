import { type DragEvent, type KeyboardEvent, useState } from 'react';
import { Link } from 'react-router';
import type { StaffCategoryRow } from '#contract/admin/catalog/category.ts';
import { useWords } from '../../kit/words.tsx';
import { nameIn } from '../../shell/stores.ts';
import { type DropSide, sideOf, type Step } from './category-tree.ts';
import type { CategoryMoves } from './use-category-moves.ts';

const keys: Record<string, Step> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'out', ArrowRight: 'in' };

interface Props {
  category: StaffCategoryRow;
  /** Null while the list shows a part of the tree or another order: the name is then followed by where it is. */
  moves: CategoryMoves | null;
}

/** The name of a category, in the tree moved by dragging, and by Alt with arrow keys. */
export function CategoryName({ category, moves }: Props) {
  const { language } = useWords();
  const { id, above, image } = category;
  const [side, setSide] = useState<DropSide | null>(null);
  const drag = moves && {
    draggable: true,
    onKeyDown: (event: KeyboardEvent) => {
      const to = keys[event.key];
      if (!event.altKey || to === undefined) return;
      event.preventDefault();
      moves.step(id, to);
    },
    onDragStart: () => moves.drag(id),
    onDragOver: (event: DragEvent<HTMLElement>) => {
      event.preventDefault();
      setSide(sideUnder(event));
    },
    onDragLeave: () => setSide(null),
    onDrop: (event: DragEvent<HTMLElement>) => {
      event.preventDefault();
      setSide(null);
      moves.dropOn(id, sideUnder(event));
    },
    'aria-keyshortcuts': 'Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight',
  };
  return (
    <Link
      className="row-link category-link"
      to={`/catalog/categories/${id}`}
      data-category={id}
      data-depth={moves ? above.length : 0}
      data-drop={side ?? undefined}
      {...drag}
    >
      <span className="category-thumb">
        {image && <img src={`${image.url}&w=200`} alt="" loading="lazy" draggable={false} />}
      </span>
      <span>
        <span className="text-link">{nameIn(category, language) || category.nameRu}</span>
        {moves === null && above.length > 0 && (
          <span className="meta ink-2 category-path">
            {above.map((one) => nameIn(one, language) || one.nameRu).join(' › ')}
          </span>
        )}
      </span>
    </Link>
  );
}

function sideUnder({ currentTarget, clientY }: DragEvent<HTMLElement>): DropSide {
  const { top, height } = currentTarget.getBoundingClientRect();
  return sideOf((clientY - top) / height);
}
