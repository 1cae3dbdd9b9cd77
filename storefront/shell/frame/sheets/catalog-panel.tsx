import type { ComponentType, ReactNode } from 'react';
import { callApi } from '#client/call-api.ts';
import type { Dictionary } from '#contract/catalog/dictionary.ts';
import { Picture } from '#ui/pictures/picture.tsx';
import { CategoryPicture } from './category-picture.tsx';
import { Link } from '../../navigation/link.tsx';
import { usePage } from '../../page.ts';
import { PartnerLink } from '../footer/partner-link.tsx';
import { useShellData } from '../shell-data.ts';
import { menuMetals, menuOccasions, priceQuery, priceRanges } from './catalog-shortcuts.ts';
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
        <ShortcutList
          title={t('categories')}
          choices={[
            ...categories.map(({ name, href, icon, kind }) => ({
              name,
              href,
              icon: <CategoryPicture url={icon} kind={kind} sizes="32px" drawingSize={32} />,
            })),
            { name: t('wholeCatalog'), href: links.catalog() },
          ]}
        />
        <ShortcutList
          title={t('metal')}
          choices={menuMetals(dictionary, language).map(({ code, name }) => ({
            name,
            href: links.catalog(`metal=${code}`),
          }))}
        />
        <ShortcutList
          title={t('occasion')}
          choices={menuOccasions(dictionary, language).map(({ code, name }) => ({
            name,
            href: links.catalog(`occasion=${code}`),
          }))}
        />
        <ShortcutList
          title={t('price')}
          choices={priceRanges.map(({ bounds, words }) => ({
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

interface Shortcut {
  name: string;
  href: string;
  icon?: ReactNode;
}

function ShortcutList({ title, choices }: { title: string; choices: Shortcut[] }) {
  return (
    <div>
      <h2 className="meta ink-2">{title}</h2>
      <ul>
        {choices.map(({ name, href, icon }) => (
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
