import type { ComponentType, ReactNode } from 'react';
import { callApi } from '#client/call-api.ts';
import type { Dictionary } from '#contract/catalog/dictionary.ts';
import { Picture } from '#ui/pictures/picture.tsx';
import { CategoryPicture } from './category-picture.tsx';
import { Link } from '../../navigation/link.tsx';
import { usePage } from '../../page.ts';
import { PartnerLink } from '../footer/partner-link.tsx';
import { useShellData } from '../shell-data.ts';
import { menuMetals, menuOccasions, priceQuery, priceWays } from './shopping-ways.ts';
import type { SheetProps } from './use-late-sheet.ts';
import './catalog-sheet.css';

/** Loads the catalog's sheet with its texts, so that pages do not contain them for visitors who never open it. */
export async function loadCatalogPanel(): Promise<ComponentType<SheetProps>> {
  const dictionary = await callApi('GET /api/v1/dictionary', {});
  return function Panel(props) {
    return <CatalogPanel {...props} dictionary={dictionary} />;
  };
}

function CatalogPanel({ open, dictionary }: SheetProps & { dictionary: Dictionary }) {
  const { t, links, language } = usePage();
  const { categories, picture, partnerSiteUrl } = useShellData();
  if (!open) return null;
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
          ways={menuMetals(dictionary, language).map(({ code, name }) => ({
            name,
            href: links.catalog(`metal=${code}`),
          }))}
        />
        <WayList
          title={t('occasion')}
          ways={menuOccasions(dictionary, language).map(({ code, name }) => ({
            name,
            href: links.catalog(`occasion=${code}`),
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

interface WayLink {
  name: string;
  href: string;
  icon?: ReactNode;
}

function WayList({ title, ways }: { title: string; ways: WayLink[] }) {
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
