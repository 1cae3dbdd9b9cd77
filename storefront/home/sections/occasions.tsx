import { Picture } from '#ui/pictures/picture.tsx';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import type { HomeData } from '../load-home.ts';
import './occasions.css';

export function Occasions({ occasions }: { occasions: HomeData['occasions'] }) {
  const { t } = usePage();
  if (occasions.length === 0) return null;
  return (
    <section className="container occasions" aria-labelledby="occasions-title">
      <h2 className="h2" id="occasions-title">
        {t('content:home.occasionsTitle')}
      </h2>
      <ul>
        {occasions.map(({ name, href, count, image }) => (
          <li key={href}>
            <Link to={href}>
              <span className="h3">{name}</span>
              <span className="meta ink-2">{t('catalog:models', { count })}</span>
              {image !== null && <Picture url={image} alt="" sizes="72px" placeholder={null} />}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
