import type { StaffCategory } from '#contract/admin/catalog/category.ts';
import { Icon } from '#ui/pictures/icon.tsx';
import { useWords } from '../../kit/words.tsx';
import { nameIn } from '../../shell/stores.ts';
import type { CategoryMoves } from './use-category-moves.ts';

const steps = ['up', 'down', 'out', 'in'] as const;

/** The buttons that move a category in the tree. */
export function CategorySteps({ category, moves }: { category: StaffCategory; moves: CategoryMoves }) {
  const { t, language } = useWords();
  const name = nameIn(category, language) || category.nameRu;
  return (
    <span className="category-steps">
      {steps.map((to) => (
        <button
          key={to}
          type="button"
          className={`icon-button category-step-${to}`}
          aria-label={t(`bo-catalog:categories.step.${to}`, { name })}
          disabled={!moves.isPossible(category.id, to)}
          onClick={() => moves.step(category.id, to)}
        >
          <Icon name="chevron" size={16} />
        </button>
      ))}
    </span>
  );
}
