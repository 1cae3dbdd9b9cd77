import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import type { HomeData } from '../load-home.ts';
import './price-links.css';

export function PriceLinks({ prices }: { prices: HomeData['prices'] }) {
  const { t } = usePage();
  if (prices.length === 0) return null;
  return (
    <section className="container price-links" aria-labelledby="price-links-title">
      <h2 className="h2" id="price-links-title">
        {t('content:home.pricesTitle')}
      </h2>
      <ul>
        {prices.map(({ words, href, count }) => (
          <li key={href}>
            <Link to={href}>
              <span className="price-l">{t(words)}</span>
              <span className="meta ink-2">{t('catalog:models', { count })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
