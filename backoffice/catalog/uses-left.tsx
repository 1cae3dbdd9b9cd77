import { isApiProblem } from '#client/problem.ts';
import { useWords } from '../kit/words.tsx';

const names = [
  'categories',
  'models',
  'metals',
  'rates',
  'pieces',
  'stones',
  'moments',
  'banners',
  'reductions',
] as const;

/** The number of uses of a record that cannot be removed because of them, by kind. */
export function UsesLeft({ error }: { error: unknown }) {
  const { t } = useWords();
  if (!isApiProblem(error) || error.problem.code !== 'IN_USE') return null;
  const facts = error.problem.facts ?? {};
  const left = names.flatMap((name) => {
    const count = facts[name];
    return typeof count === 'number' && count > 0 ? [t(`bo-catalog:left.${name}`, { count })] : [];
  });
  if (left.length === 0) return null;
  return (
    <ul className="missing-parts">
      {left.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
}
