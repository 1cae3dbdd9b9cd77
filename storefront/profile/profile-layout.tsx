import { Outlet, useLocation, type LoaderFunctionArgs } from 'react-router';
import { pathWithoutLanguage } from '#storefront/links.ts';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { LogoutLink } from '#storefront/shell/frame/header/profile-link.tsx';
import { requireUser } from '#storefront/shell/login/user.ts';
import { profileSections } from './profile-sections.ts';
import styles from './profile.css?url';

export const links = () => [{ rel: 'stylesheet', href: styles }];

/** Requires a login: a guest is redirected to the home page with the login opened (product-spec 2). */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  await requireUser(args);
  return null;
}

/** The frame of the profile's pages: from md on an index is shown on the left (ui.md 3.11); on phones it is the page `/profile`. */
export default function ProfileLayout() {
  const { t, links } = usePage();
  const here = pathWithoutLanguage(useLocation().pathname);
  return (
    <div className="container profile">
      <nav className="profile-index" aria-label={t('profile:title')}>
        <ul>
          {profileSections(links).map(({ key, href }) => {
            const path = pathWithoutLanguage(href);
            const isHere = here === path || (path !== '/profile' && here.startsWith(`${path}/`));
            return (
              <li key={key}>
                <Link to={href} aria-current={isHere ? 'page' : undefined}>
                  {t(`profile:sections.${key}`)}
                </Link>
              </li>
            );
          })}
          <li>
            <LogoutLink to={links.logout()}>{t('logOut')}</LogoutLink>
          </li>
        </ul>
      </nav>
      <div className="profile-page">
        <Outlet />
      </div>
    </div>
  );
}
