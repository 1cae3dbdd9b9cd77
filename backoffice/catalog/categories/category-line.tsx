import { type DragEvent, type KeyboardEvent, useState } from 'react';
import { Link } from 'react-router';
import type { StaffCategory } from '#contract/admin/catalog/category.ts';
import { Icon } from '#ui/pictures/icon.tsx';
import { useWords } from '../../kit/words.tsx';
import { nameIn } from '../../shell/stores.ts';
import { type DropSide, sideOf, type Step, type Target, type TreeRow } from './category-tree.ts';

interface Props {
  row: TreeRow<StaffCategory>;
  /** Returns null if there is no such position. */
  targetOf: (step: Step) => Target | null;
  onMove: (target: Target) => void;
  onDragStart: () => void;
  onDropHere: (side: DropSide) => void;
}

const steps = ['up', 'down', 'out', 'in'] as const;
const keys: Record<string, Step> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'out', ArrowRight: 'in' };

/** A category in the tree, moved by dragging, by its buttons, and by Alt with arrow keys. */
export function CategoryLine({ row, targetOf, onMove, onDragStart, onDropHere }: Props) {
  const { t, language } = useWords();
  const { category, depth } = row;
  const [side, setSide] = useState<DropSide | null>(null);
  const name = nameIn(category, language) || category.nameRu;
  const step = (to: Step) => {
    const target = targetOf(to);
    if (target !== null) onMove(target);
  };
  const onKey = (event: KeyboardEvent) => {
    const to = keys[event.key];
    if (!event.altKey || to === undefined) return;
    event.preventDefault();
    step(to);
  };
  return (
    <li className="category-line" data-depth={depth}>
      <Link
        className="row-link category-link"
        to={`/catalog/categories/${category.id}`}
        data-category={category.id}
        data-drop={side ?? undefined}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight"
        onKeyDown={onKey}
        draggable
        onDragStart={onDragStart}
        onDragOver={(event) => {
          event.preventDefault();
          setSide(sideUnder(event));
        }}
        onDragLeave={() => setSide(null)}
        onDrop={(event) => {
          event.preventDefault();
          setSide(null);
          onDropHere(sideUnder(event));
        }}
      >
        <span className="category-thumb">
          {category.image && (
            <img src={`${category.image.url}&w=200`} alt="" loading="lazy" draggable={false} />
          )}
        </span>
        <span className="text-link">{name}</span>
      </Link>
      <span className="meta ink-2 category-models">
        {t('bo-catalog:categories.models', { count: category.models })}
      </span>
      <span className="category-steps">
        {steps.map((to) => (
          <button
            key={to}
            type="button"
            className={`icon-button category-step-${to}`}
            aria-label={t(`bo-catalog:categories.step.${to}`, { name })}
            disabled={targetOf(to) === null}
            onClick={() => step(to)}
          >
            <Icon name="chevron" size={16} />
          </button>
        ))}
      </span>
    </li>
  );
}

function sideUnder({ currentTarget, clientY }: DragEvent<HTMLElement>): DropSide {
  const { top, height } = currentTarget.getBoundingClientRect();
  return sideOf((clientY - top) / height);
}
