import { Link } from 'react-router';
import type { AwaitedModel } from '#contract/admin/catalog/model.ts';
import { formatInstant } from '../../kit/instants.ts';
import { useWords } from '../../kit/words.tsx';
import { nameIn } from '../../shell/stores.ts';

/** New models whose first piece has not been received; those scheduled for the site come first. */
export function AwaitedModels({ models }: { models: readonly AwaitedModel[] }) {
  const { t, language } = useWords();
  if (models.length === 0) return null;
  return (
    <section aria-labelledby="awaited">
      <h2 className="section-title" id="awaited">
        {t('bo-pieces:first.awaited')}
      </h2>
      <ul className="awaited">
        {models.map((model) => (
          <li key={model.artikul}>
            <span className="awaited-picture">
              {model.image !== null && <img src={`${model.image.url}&w=200`} alt="" loading="lazy" />}
            </span>
            <Link to={`/pieces/receive?model=${model.artikul}`}>{model.artikul}</Link>
            <span>{nameIn(model, language)}</span>
            {model.publishAt !== null && (
              <span className="meta ink-2">
                {t('bo-pieces:first.publishAt', { at: formatInstant(model.publishAt, language) })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
