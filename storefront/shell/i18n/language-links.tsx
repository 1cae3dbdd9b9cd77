import { pageLanguages, type PageLanguage } from '#contract/words.ts';
import { languageNames } from './language-names.ts';
import { Link, type LinkProps } from '../navigation/link.tsx';
import { useAlternates, usePage } from '../page.ts';

interface Props {
  names: 'short' | 'full';
  /** Replaces a sheet's history entry. */
  replace?: boolean;
}

/**
 * Links to the same page, query and scroll position in another language (GLB-2); the server stores the choice
 * (server/pages/visit/language-cookie.ts).
 */
export function LanguageLinks({ names, replace = false }: Props) {
  const { language, t } = usePage();
  const alternates = useAlternates();
  return (
    <ul className={`languages languages-${names}`} aria-label={t('language')}>
      {pageLanguages.map((other) => (
        <li key={other}>
          <LinkTo
            to={alternates[other]}
            isWhole={(other === 'uz-Cyrl') !== (language === 'uz-Cyrl')}
            lang={other}
            hrefLang={other}
            aria-current={other === language ? 'true' : undefined}
            preventScrollReset
            replace={replace}
          >
            <Name of={other} length={names} />
          </LinkTo>
        </li>
      ))}
    </ul>
  );
}

/** Uzbek in Cyrillic has separate routes that the other languages do not load (decision 47), so the page is loaded as a full document. */
function LinkTo({ isWhole, children, ...link }: LinkProps & { isWhole: boolean }) {
  if (!isWhole) return <Link {...link}>{children}</Link>;
  const { to, preventScrollReset: _, replace: __, ...plain } = link;
  return (
    <a {...plain} href={to}>
      {children}
    </a>
  );
}

/** If only the first letters are shown, screen readers still get the whole word. */
function Name({ of, length }: { of: PageLanguage; length: Props['names'] }) {
  const { short, full } = languageNames[of];
  if (length === 'full') return full;
  return (
    <>
      {short}
      <span className="visually-hidden">{full.slice(short.length)}</span>
    </>
  );
}
