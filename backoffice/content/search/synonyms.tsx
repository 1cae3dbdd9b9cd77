import type { SearchSynonym } from '#contract/admin/search-words.ts';
import { Button } from '#ui/controls/button.tsx';
import { useWords } from '../../kit/words.tsx';

interface Props {
  synonyms: readonly SearchSynonym[];
  /** The words of a new synonym, or an existing one. */
  onOpen: (synonym: SearchSynonym | string) => void;
}

/** What the search uses instead of words that it does not know. */
export function Synonyms({ synonyms, onOpen }: Props) {
  const { t } = useWords();
  return (
    <section>
      <h2 className="section-title">
        {t('bo-content:search.synonyms')}
        <Button kind="text" onClick={() => onOpen('')}>
          {t('bo-content:search.add')}
        </Button>
      </h2>
      {synonyms.length === 0 && <p className="ink-2 section-lead">{t('bo-content:search.noSynonyms')}</p>}
      <ul className="search-list">
        {synonyms.map((synonym) => (
          <li key={synonym.id}>
            <button type="button" className="row-link text-link" onClick={() => onOpen(synonym)}>
              {synonym.words}
            </button>{' '}
            = {synonym.meaning}
            {!synonym.isActive && <span className="ink-2"> ({t('bo-content:search.off')})</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
