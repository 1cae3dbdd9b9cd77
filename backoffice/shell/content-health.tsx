import { Link } from 'react-router';
import type { ContentHealth as Health } from '#contract/admin/catalog/model.ts';
import { formatInteger } from '#ui/format.ts';
import { useWords } from '../kit/words.tsx';
import './content-health.css';

/** What models on the site lack, each number linked to its list; hidden if nothing is missing. */
export function ContentHealth({ models, lacking }: Health) {
  const { t, language } = useWords();
  const owed = lacking.filter(({ models: count }) => count > 0);
  if (owed.length === 0) return null;
  return (
    <section className="content-health" aria-labelledby="content-health">
      <h2 className="meta ink-2" id="content-health">
        {t('bo-shell:healthOf', { count: models, shown: formatInteger(models, language) })}
      </h2>
      <ul>
        {owed.map(({ what, models: count }) => (
          <li key={what}>
            <Link to={`/models?state=ACTIVE&health=${what}`}>
              <b>{formatInteger(count, language)}</b> {t(`bo-shell:health.${what}`)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
