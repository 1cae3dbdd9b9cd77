import { Picture } from '#ui/pictures/picture.tsx';
import { Link } from '#storefront/shell/navigation/link.tsx';
import type { TeaserView } from './moment-view.ts';

interface Props {
  teasers: TeaserView[];
  /** The heading level of the titles: below a section's heading, or directly below the page's. */
  level: 'h2' | 'h3';
  /** Whether the first picture is the page's largest. */
  isFirst?: boolean;
}

/** Links to moments with their pictures; at alternating heights on wide screens. */
export function Teasers({ teasers, level: Title, isFirst = false }: Props) {
  return (
    <ul className="teasers">
      {teasers.map((teaser, index) => (
        <li key={teaser.href}>
          {teaser.image && (
            <Picture
              url={teaser.image}
              alt=""
              sizes="(min-width: 1288px) 400px, (min-width: 768px) 33vw, 100vw"
              ratio="0.8"
              priority={isFirst && index === 0 ? 'high' : 'lazy'}
              placeholder={null}
            />
          )}
          <div className="teaser-words">
            <Title className="h1">
              <Link className="teaser-link" to={teaser.href} prefetch="intent">
                {teaser.title}
              </Link>
            </Title>
            <p className="ink-2">{teaser.lead}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
