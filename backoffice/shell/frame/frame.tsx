import { useEffect, useMemo } from 'react';
import { Link, Outlet, ScrollRestoration, useLocation, useNavigation, useLoaderData } from 'react-router';
import { Wordmark } from '#ui/brand/brand.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { useSwitchLanguage } from '../../kit/switch-language.ts';
import { chosenLanguage, useWords } from '../../kit/words.tsx';
import '../../kit/table.css';
import { Bell } from '../bell/bell.tsx';
import { loadSession } from '../load-session.ts';
import { Palette } from '../palette/palette.tsx';
import { FailedReloadNotice } from '../reload/failed-reload-notice.tsx';
import { isWithin, sectionsOf } from '../sections.ts';
import { ScanBox } from '../scan/scan-box.tsx';
import { StoreSwitch } from '../store/store-switch.tsx';
import { BottomLinks } from './bottom-links.tsx';
import { Gate } from './gate-sheet.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { SectionIcon } from './section-icon.tsx';
import { KeysButton } from './keys-sheet.tsx';
import { LanguageSwitch, ThemeSwitch } from './switches.tsx';
import { useFormKey } from './use-form-key.ts';
import { useSectionKeys } from './use-section-keys.ts';
import { useSaleKey } from './use-sale-key.ts';
import './frame.css';

export const loader = loadSession;
/** The user changes only by a login. */
export const shouldRevalidate = () => false;

/** Side bar, top bar and content; the login and the second factor open over all of it. */
export function Component() {
  const { t } = useWords();
  const session = useLoaderData<typeof loader>();
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const switchLanguage = useSwitchLanguage();
  useEffect(() => void switchLanguage(chosenLanguage(session.language), false), [session, switchLanguage]);
  useSaleKey(session);
  useFormKey();
  const sections = useMemo(() => sectionsOf(session), [session]);
  useSectionKeys(sections);
  return (
    <div className="frame">
      <a className="skip-link" href="#content">
        {t('bo-shell:skip')}
      </a>
      <ProgressBar active={navigation.state !== 'idle'} />
      <nav className="rail" aria-label={t('bo-shell:sections')}>
        <Link to="/" className="rail-brand" aria-label={t('bo-shell:begin')}>
          <Wordmark width={108} />
        </Link>
        <div className="rail-links">
          {sections.map((section) => (
            <Link
              key={section.path}
              to={section.path}
              className="rail-link"
              aria-current={isWithin(section, pathname) ? 'page' : undefined}
            >
              <SectionIcon name={section.name} size={18} />
              {t(`bo-shell:section.${section.name}`)}
            </Link>
          ))}
        </div>
        <div className="rail-who">
          <b>{session.name}</b>
          {t(`bo-shell:role.${session.role}`)}
          <KeysButton session={session} />
        </div>
      </nav>
      <header className="top">
        <Link to="/" className="top-brand" aria-label={t('bo-shell:begin')}>
          <Wordmark width={96} />
        </Link>
        <ScanBox />
        <StoreSwitch session={session} />
        <Bell staffId={session.id} />
        <div className="top-switches">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </header>
      <main id="content" className="frame-content" tabIndex={-1}>
        <FailedReloadNotice />
        <Outlet />
      </main>
      <nav className="bottom" aria-label={t('bo-shell:sections')}>
        <BottomLinks sections={sections} />
      </nav>
      <Palette />
      <Gate />
      <ConnectionBanner />
      <ScrollRestoration />
    </div>
  );
}
