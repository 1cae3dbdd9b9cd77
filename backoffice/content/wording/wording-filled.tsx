import type { WordingRow } from '#contract/admin/content/wording.ts';
import { useWords } from '../../kit/words.tsx';

/** What the shop fills into the text, and what it adds to it. */
export function WordingFilled({ row }: { row: WordingRow }) {
  const { t } = useWords();
  const { placeholders, ending, kind } = row;
  const ofEnding = ending !== '' && t(kind === 'SMS' ? 'bo-wording:ofCode' : 'bo-wording:ofShop');
  if (placeholders.length === 0) return ofEnding && <p className="meta ink-2">{ofEnding}</p>;
  return (
    <section className="wording-filled" aria-labelledby="filled">
      <h3 className="label" id="filled">
        {t('bo-wording:filled')}
      </h3>
      <p className="meta ink-2">{t('bo-wording:filledLead')}</p>
      <dl>
        {placeholders.map(({ name, meaning }) => (
          <div key={name}>
            <dt>
              <code>{`{{${name}}}`}</code>
            </dt>
            <dd>{t(`bo-wording:placeholder.${meaning}`)}</dd>
          </div>
        ))}
      </dl>
      {ofEnding && <p className="meta ink-2">{ofEnding}</p>}
    </section>
  );
}
