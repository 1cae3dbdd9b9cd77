import type { WordingRow } from '#contract/admin/content/wording.ts';
import { useWords } from '../../kit/words.tsx';

/** What the shop fills into the text, and what it adds to it. */
export function WordingFilled({ row }: { row: WordingRow }) {
  const { t } = useWords();
  const { placeholders, ending } = row;
  if (placeholders.length === 0) return null;
  return (
    <section className="wording-filled" aria-labelledby="filled">
      <h3 className="label" id="filled">
        {t('bo-wording:filled')}
      </h3>
      <p className="meta ink-2">{t('bo-wording:filledLead')}</p>
      <dl>
        {placeholders.map(({ name }) => (
          <div key={name}>
            <dt>
              <code>{`{{${name}}}`}</code>
            </dt>
            <dd>{t(`bo-wording:placeholder.${name}`)}</dd>
          </div>
        ))}
      </dl>
      {ending !== '' && <p className="meta ink-2">{t('bo-wording:ofCode')}</p>}
    </section>
  );
}
