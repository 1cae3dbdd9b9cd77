import { Qosh } from '#ui/brand.tsx';
import { buttonClass } from '#ui/button.tsx';
import { phone, telegram } from './contacts.ts';
import { usePage } from './page.ts';
import './screens.css';

/** The fallback of product-spec 2. Its link loads the page anew: what failed may be the application itself. */
export function ErrorScreen() {
  const { t, links } = usePage();
  return (
    <div className="container screen" data-happened="zr_error?kind=screen">
      <title>{`${t('error.title')} | Zarona`}</title>
      <Qosh />
      <h1 className="d2">{t('error.title')}</h1>
      <p className="lead ink-2">{t('error.help')}</p>
      <div className="screen-ways">
        <a className={buttonClass()} href={links.home()}>
          {t('error.toHome')}
        </a>
        <a className={buttonClass('text')} href={telegram.href}>
          {t('askTelegram')}
        </a>
        <a className={`${buttonClass('text')} tabular`} href={phone.href}>
          {phone.shown}
        </a>
      </div>
    </div>
  );
}
