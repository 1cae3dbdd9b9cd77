import { Link, useSearchParams } from 'react-router';
import { withFilter } from '../kit/list/list-address.ts';

interface Props<Kind extends string> {
  label: string;
  kinds: readonly { id: Kind; label: string }[];
  chosen: Kind;
}

/** Links that choose how a figure is split, by the parameter `by` in the address. */
export function KindLinks<Kind extends string>({ label, kinds, chosen }: Props<Kind>) {
  const [search] = useSearchParams();
  return (
    <nav className="figures-kinds" aria-label={label}>
      {kinds.map((kind) => (
        <Link
          key={kind.id}
          to={`?${withFilter(search, 'by', kind.id).toString()}`}
          className="text-link"
          aria-current={kind.id === chosen}
          preventScrollReset
        >
          {kind.label}
        </Link>
      ))}
    </nav>
  );
}
