import type { SearchPins } from '#contract/admin/search-words.ts';
import { Button } from '#ui/controls/button.tsx';
import { useWords } from '../../kit/words.tsx';
import { Picture } from './picture.tsx';

interface Props {
  pins: readonly SearchPins[];
  onOpen: (words: string) => void;
}

/** Queries with pinned first results. */
export function Pins({ pins, onOpen }: Props) {
  const { t } = useWords();
  return (
    <section>
      <h2 className="section-title">
        {t('bo-content:search.pins')}
        <Button kind="text" onClick={() => onOpen('')}>
          {t('bo-content:search.add')}
        </Button>
      </h2>
      {pins.length === 0 && <p className="ink-2 section-lead">{t('bo-content:search.noPins')}</p>}
      <ul className="search-list">
        {pins.map(({ words, models }) => (
          <li key={words}>
            <button type="button" className="row-link text-link" onClick={() => onOpen(words)}>
              {words}
            </button>
            <span className="search-strip">
              {models.map((model) => (
                <Picture key={model.artikul} model={model} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
