import { pagePlaceholders } from '#contract/page-placeholders.ts';
import { useWords } from '../../kit/words.tsx';

/** What the shop fills into the words of a page, and how it is typed. */
export function PlaceholderHelp() {
  const { t } = useWords();
  return (
    <details className="page-placeholders">
      <summary>{t('bo-content:pages.placeholders.title')}</summary>
      <p className="meta ink-2">{t('bo-content:pages.placeholders.lead')}</p>
      <dl className="page-placeholder-list">
        {pagePlaceholders.map((name) => (
          <div key={name}>
            <dt>
              <code>{`{${name}}`}</code>
            </dt>
            <dd className="ink-2">{t(`bo-content:pages.placeholders.names.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
