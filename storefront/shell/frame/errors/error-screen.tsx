import { useLocation } from 'react-router';
import { Qosh } from '#ui/brand/brand.tsx';
import { buttonClass } from '#ui/controls/button.tsx';
import { useContacts } from '../footer/contacts.ts';
import { usePage } from '../../page.ts';
import { useHasShellData } from '../shell-data.ts';
import './screens.css';

/**
 * The error page of product-spec 2. `cut`: the connection failed, not the server; `often`: too many requests from one
 * address; `busy`: too many requests overall. Its links reload the page, because the application itself may have
 * failed. Without the shell's data the shop's phone is unknown.
 */
export function ErrorScreen({ why = 'title' }: { why?: 'title' | 'cut' | 'often' | 'busy' }) {
  const { t, links } = usePage();
  const { pathname, search } = useLocation();
  const { phone, telegram } = useContacts();
  const isReachable = useHasShellData();
  const title = t(`common:error.${why}`);
  return (
    <div className="container screen">
      <title>{`${title} | Zarona`}</title>
      <Qosh />
      <h1 className="d2">{title}</h1>
      <p className="lead ink-2">{t(why === 'often' ? 'error.oftenHelp' : 'error.help')}</p>
      <div className="screen-links">
        <a className={buttonClass()} href={links.home()}>
          {t('error.toHome')}
        </a>
        <a className={buttonClass('secondary')} href={pathname + search}>
          {t('error.retry')}
        </a>
        {isReachable && (
          <>
            <a className={buttonClass('text')} href={telegram.href}>
              {t('askTelegram')}
            </a>
            <a className={`${buttonClass('text')} tabular`} href={phone.href}>
              {phone.shown}
            </a>
          </>
        )}
      </div>
    </div>
  );
}
