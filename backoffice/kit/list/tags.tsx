import { Link } from 'react-router';
import './tags.css';

/** The tags of a record, each linked to the list of records with that tag. */
export function Tags({ tags, list }: { tags: readonly string[]; list: string }) {
  return (
    <span className="tags">
      {tags.map((tag) => (
        <Link key={tag} to={`${list}?${new URLSearchParams({ tag })}`} className="tag">
          {tag}
        </Link>
      ))}
    </span>
  );
}
