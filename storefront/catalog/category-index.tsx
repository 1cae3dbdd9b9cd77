import { Tray } from '#ui/overlays/tray.tsx';
import { CategoryPicture } from '#storefront/shell/frame/sheets/category-picture.tsx';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { SearchForm } from '#storefront/shell/frame/sheets/search-form.tsx';
import { useShellData } from '#storefront/shell/frame/shell-data.ts';
import type { TileData } from './tiles/tile-data.ts';
import { ProductTile } from './tiles/tile.tsx';

/** A note from the staff, shown at the top of the index. */
export interface Note {
  title: string;
  text: string;
  href: string;
}

/** Pictures by category id. */
export type CategoryPictures = Readonly<Record<number, string>>;

interface Props {
  popular: TileData[];
  note: Note | null;
  pictures: CategoryPictures;
}

/** The pictures of the first row on phones and wide screens are visible at once. */
const eagerPictures = 4;

/** The index of the catalog: names and counts are complete before any picture arrives (CAT-2). */
export function CategoryIndex({ popular, note, pictures }: Props) {
  const { t } = usePage();
  const { categories } = useShellData();
  return (
    <>
      <div className="container index-head">
        <h1 className="d2">{t('content:index.heading')}</h1>
        <div id="search">
          <SearchForm />
        </div>
      </div>
      <nav className="index" aria-label={t('categories')}>
        <ul>
          {categories.map((category, place) => (
            <li key={category.id}>
              <Link to={category.href}>
                <CategoryPicture
                  url={pictures[category.id] ?? null}
                  kind={category.kind}
                  sizes="(min-width: 1536px) 256px, (min-width: 1200px) 17vw, (min-width: 768px) 25vw, 50vw"
                  drawingSize={72}
                  priority={place < eagerPictures ? 'eager' : 'lazy'}
                />
                <span className="index-words">
                  <span className="h3">{category.name}</span>
                  <span className="meta ink-2">
                    {t(`catalog:${category.kind === 'diamonds' ? 'looseStones' : 'models'}`, {
                      count: category.count,
                    })}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {note && (
        <section className="index-note editorial-pista" data-promotion="catalog">
          <div className="container">
            <h2 className="h2">
              <Link to={note.href}>{note.title}</Link>
            </h2>
            <p>{note.text}</p>
          </div>
        </section>
      )}
      <Shortcuts />
      {popular.length > 0 && (
        <section className="index-popular" aria-labelledby="popular-title">
          <h2 className="h2 container" id="popular-title">
            {t('content:index.popular')}
          </h2>
          <Tray>
            {popular.map((tile) => (
              <li key={tile.id}>
                <ProductTile tile={tile} />
              </li>
            ))}
          </Tray>
        </section>
      )}
    </>
  );
}

function Shortcuts() {
  const { t, links } = usePage();
  const { categories } = useShellData();
  const bands = categories.find(({ kind }) => kind === 'wedding-bands');
  return (
    <nav className="container shortcuts" aria-label={t('content:index.shortcuts')}>
      <ul>
        {bands && (
          <li>
            <Link to={bands.href}>{t('content:index.bands')}</Link>
          </li>
        )}
        <li>
          <Link to={links.catalog('laboratory=GIA')}>{t('content:index.gia')}</Link>
        </li>
        <li>
          <Link to={links.catalog('maxPrice=3000000')}>{t('content:index.upTo3')}</Link>
        </li>
        <li>
          <Link to={links.catalog('inStore=1')}>{t('content:index.today')}</Link>
        </li>
      </ul>
    </nav>
  );
}
