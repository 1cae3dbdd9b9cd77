import { Picture } from '#ui/pictures/picture.tsx';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import type { HomeData } from '../load-home.ts';
import './moments.css';

/** One large story with its title in a box over the picture, and the next two small (ui.md 3.10, 3.11). */
export function Moments({ moments }: { moments: HomeData['moments'] }) {
  const { t, links } = usePage();
  const [first, ...rest] = moments;
  if (!first) return null;
  return (
    <section className="home-moments" aria-labelledby="moment-title">
      {first.image && (
        <div className="home-moment-picture">
          <Picture
            url={first.image}
            alt=""
            sizes="(min-width: 768px) 58vw, 100vw"
            ratio="0.8"
            placeholder={null}
          />
        </div>
      )}
      <div className="home-moment-words">
        <p className="small ink-2">{t('content:home.moment')}</p>
        <h2 className="d2" id="moment-title">
          <Link to={first.href}>{first.title}</Link>
        </h2>
        <p className="lead">{first.lead}</p>
        <ul>
          {rest.map(({ href, title, image }) => (
            <li key={href}>
              <Link to={href}>
                <span className="h3">{title}</span>
                {image && <Picture url={image} alt="" sizes="72px" ratio="0.8" placeholder={null} />}
              </Link>
            </li>
          ))}
        </ul>
        <Link className="feature-all" to={links.moments()}>
          {t('content:home.momentsAll')}
        </Link>
      </div>
    </section>
  );
}
