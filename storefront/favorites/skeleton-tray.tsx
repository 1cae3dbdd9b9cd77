import { Tray } from '#ui/overlays/tray.tsx';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';

/**
 * The outline of a tray that is being loaded, visible after 200 ms; without JavaScript it says that the list cannot
 * be shown (ui.md 3.9).
 */
export function SkeletonTray() {
  const { t, links } = usePage();
  return (
    <>
      <div className="container favorites-skeleton" aria-hidden="true">
        <Tray>
          {[1, 2, 3, 4].map((cell) => (
            <li key={cell}>
              <div className="favorites-skeleton-picture" />
              <div className="favorites-skeleton-lines" />
            </li>
          ))}
        </Tray>
      </div>
      <noscript>
        <p className="container measure favorites-plain">
          {t('favorites:plain')} <Link to={links.requireAuth(links.favorites())}>{t('favorites:login')}</Link>
        </p>
      </noscript>
    </>
  );
}
