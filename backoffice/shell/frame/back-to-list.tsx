import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useCameFrom } from '../../kit/list/came-from.ts';

interface Props {
  /** The address of the list. */
  list: string;
  /** The key of the record in the list. */
  record: string;
  /** The text of the link. */
  label: string;
  /** What follows the link in its line. */
  children?: ReactNode;
}

/** A link from a record to its list, as the user left it; `[` and `]` open the neighbouring records of that list. */
export function BackToList({ list, record, label, children }: Props) {
  return (
    <p className="meta">
      <Link className="text-link" to={useCameFrom(list, record)}>
        {label}
      </Link>
      {children}
    </p>
  );
}
