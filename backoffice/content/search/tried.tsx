import type { SearchModel, SearchResults, TriedSearch } from '#contract/admin/search-words.ts';
import { Button } from '#ui/controls/button.tsx';
import { useWords } from '../../kit/words.tsx';
import { nameIn } from '../../shell/stores.ts';
import { Picture } from './picture.tsx';

interface Props {
  tried: TriedSearch;
  /** Pins a model; omitted if nothing is pinned here. */
  onPin?: (model: SearchModel) => void;
}

/** The first results of a search, at present and with the change. */
export function Tried({ tried: { before, after }, onPin }: Props) {
  const { t } = useWords();
  return (
    <div className="search-tried" aria-live="polite">
      <Results title={t('bo-content:search.before')} results={before} {...(onPin && { onPin })} />
      <Results title={t('bo-content:search.after')} results={after} />
    </div>
  );
}

interface ResultsProps {
  title: string;
  results: SearchResults;
  onPin?: (model: SearchModel) => void;
}

function Results({ title, results: { total, models, reading }, onPin }: ResultsProps) {
  const { t, language } = useWords();
  return (
    <section>
      <h3 className="label">
        {title} <span className="ink-2">{t('bo-content:search.total', { count: total })}</span>
      </h3>
      <p className="meta ink-2">{t('bo-content:search.readAs', { reading })}</p>
      <ul className="search-models">
        {models.map((model) => (
          <li key={model.artikul} className="search-model">
            <Picture model={model} />
            <span>
              {nameIn(model, language)}
              {onPin && (
                <Button kind="text" onClick={() => onPin(model)}>
                  {t('bo-content:search.pinNamed', { artikul: model.artikul })}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
