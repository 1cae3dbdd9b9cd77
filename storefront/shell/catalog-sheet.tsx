import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Picture } from '#ui/picture.tsx';
import { useBackCloses } from '#ui/use-back-closes.ts';
import { CategoryPicture } from './category-picture.tsx';
import { Link } from './link.tsx';
import { usePage } from './page.ts';
import { PartnerLink } from './partner-link.tsx';
import { useShellData } from './shell-data.ts';
import { metalWays, occasionWays, priceQuery, priceWays } from './shopping-ways.ts';
import { useSheet } from './use-sheet.ts';
import './catalog-sheet.css';

/** The wide sheet under the header of a desktop; without JavaScript its word is a link to the catalog. */
export function CatalogSheet() {
  const { t, links } = usePage();
  const { isOpen, close, onPress } = useSheet();
  const place = useRef<HTMLDivElement>(null);
  const leave = () => {
    // what has the focus is about to go
    if (place.current?.contains(document.activeElement)) place.current.querySelector('a')?.focus();
    close();
  };
  useBackCloses(isOpen, leave);
  useLeaving(place, isOpen, { close, leave });
  return (
    <div ref={place}>
      <Link
        to={links.catalog()}
        aria-expanded={isOpen}
        aria-controls={isOpen ? 'catalog-sheet' : undefined}
        onClick={onPress}
      >
        {t('catalog')}
      </Link>
      {isOpen && <Ways />}
    </div>
  );
}

function Ways() {
  const { t, links } = usePage();
  const { categories, picture, partnerSiteUrl } = useShellData();
  return (
    <div className="catalog-sheet" id="catalog-sheet">
      <div className="container catalog-sheet-grid">
        <WayList
          title={t('categories')}
          ways={[
            ...categories.map(({ name, href, icon, kind }) => ({
              name,
              href,
              icon: <CategoryPicture url={icon} kind={kind} sizes="32px" drawingSize={32} />,
            })),
            { name: t('wholeCatalog'), href: links.catalog() },
          ]}
        />
        <WayList
          title={t('metal')}
          ways={metalWays.map(({ value, words }) => ({
            name: t(words),
            href: links.catalog(`metal=${value}`),
          }))}
        />
        <WayList
          title={t('occasion')}
          ways={occasionWays.map(({ value, words }) => ({
            name: t(words),
            href: links.catalog(`occasion=${value}`),
          }))}
        />
        <WayList
          title={t('price')}
          ways={priceWays.map(({ bounds, words }) => ({
            name: t(words),
            href: links.catalog(priceQuery(bounds)),
          }))}
        />
        {picture && (
          <Link className="catalog-sheet-picture" to={picture.href} replace>
            <Picture url={picture.url} alt="" sizes="280px" ratio="3 / 4" placeholder={null} />
            <span>{picture.title}</span>
          </Link>
        )}
        {partnerSiteUrl !== null && (
          <ul className="catalog-sheet-more">
            <PartnerLink />
          </ul>
        )}
      </div>
    </div>
  );
}

interface Way {
  name: string;
  href: string;
  icon?: ReactNode;
}

function WayList({ title, ways }: { title: string; ways: Way[] }) {
  return (
    <div>
      <h2 className="meta ink-2">{title}</h2>
      <ul>
        {ways.map(({ name, href, icon }) => (
          <li key={href}>
            <Link to={href} replace>
              {icon}
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Esc, a press outside, or the focus going elsewhere closes it; after Esc the focus is where it was. */
function useLeaving(
  place: RefObject<HTMLElement | null>,
  isOpen: boolean,
  { close, leave }: { close: () => void; leave: () => void },
): void {
  useEffect(() => {
    if (!isOpen) return;
    const onOutside = (event: Event) => {
      if (event.target instanceof Node && !place.current?.contains(event.target)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') leave();
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
      document.removeEventListener('keydown', onKey);
    };
  });
}
