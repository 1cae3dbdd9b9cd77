import type { StaffAnswer } from '#client/admin/call-staff-api.ts';
import { formatInstant } from '../../kit/instants.ts';
import { type PageWords, useWords } from '../../kit/words.tsx';
import { type Named, nameIn } from '../../shell/stores.ts';
import type { CatalogWords } from '../load-catalog.ts';
import { type ChangedFact, changedFacts } from './changed-facts.ts';

type History = StaffAnswer<'GET /api/admin/v1/models/:artikul/history'>;

/** Who changed which fact of it, before and after. */
export function ModelHistory({ history, catalog }: { history: History; catalog: CatalogWords }) {
  const { t, language } = useWords();
  return (
    <section aria-labelledby="history">
      <h2 className="section-title" id="history">
        {t('bo-models:part.history')}
      </h2>
      {history.length === 0 ? (
        <p className="ink-2 section-empty">{t('bo-models:noHistory')}</p>
      ) : (
        <ol className="timeline model-history">
          {history.map(({ id, at, staff, action, changes }) => (
            <li key={id}>
              <time className="ink-2" dateTime={at}>
                {formatInstant(at, language)}
              </time>
              <div>
                <p>
                  {t(`bo-models:did.${action.replace('models.', '').replace('.', '-')}`, {
                    defaultValue: action,
                  })}
                  <span className="meta ink-2">{` · ${staff?.name ?? t('bo-models:command')}`}</span>
                </p>
                {changes
                  .filter(({ table }) => table === 'products')
                  .flatMap(changedFacts)
                  .map((fact) => (
                    <Fact key={`${fact.column} ${fact.language}`} fact={fact} catalog={catalog} />
                  ))}
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Fact({ fact, catalog }: { fact: ChangedFact; catalog: CatalogWords }) {
  const { t, language: spoken } = useWords();
  const { column, language, before, after } = fact;
  const words = wordsOf(column, { words: { t, language: spoken }, catalog });
  return (
    <p className="changed-fact">
      <span className="ink-2">
        {t(`bo-models:changed.${column}`)}
        {language !== null && `, ${t(`bo-shell:language.${language}`)}`}
        {': '}
      </span>
      {before !== null && (
        <>
          <del className="ink-2">{words(before)}</del>
          {' → '}
        </>
      )}
      {after === null ? '—' : words(after)}
    </p>
  );
}

/** How a value of a column is said: codes and numbers have names. */
function wordsOf(
  column: string,
  { words: { t, language }, catalog }: { words: PageWords; catalog: CatalogWords },
): (value: unknown) => string {
  const coded = (list: readonly (Named & { code: string })[]) => (value: unknown) => {
    const codes: readonly unknown[] = Array.isArray(value) ? value : [value];
    return codes
      .map((code) => {
        const found = list.find((one) => one.code === code);
        return found === undefined ? String(code) : nameIn(found, language);
      })
      .join(', ');
  };
  switch (column) {
    case 'product_state':
      return (state) => t(`bo-models:state.${String(state)}`);
    case 'gender':
    case 'make':
      return (word) => t(`bo-models:${column}.${String(word)}`);
    case 'publish_at':
    case 'archive_at':
      return (at) => formatInstant(String(at), language);
    case 'category_id':
      return (id) => {
        const category = catalog.categories.find((one) => one.id === Number(id));
        return category === undefined ? String(id) : nameIn(category, language);
      };
    case 'metal':
      return coded(catalog.metals);
    case 'occasions':
      return coded(catalog.occasions);
    case 'styles':
      return coded(catalog.styles);
    default:
      return String;
  }
}
