import type { StaffAnswer } from '#client/admin/call-staff-api.ts';
import { changedColumns } from '../../kit/changed-columns.ts';
import { formatInstant } from '../../kit/instants.ts';
import { useWords } from '../../kit/words.tsx';

type History = StaffAnswer<'GET /api/admin/v1/models/:artikul/history'>;

/** Who changed which column of it, before and after. */
export function ModelHistory({ history }: { history: History }) {
  const { t, language } = useWords();
  return (
    <section aria-labelledby="history">
      <h2 className="section-title" id="history">
        {t('bo-models:part.history')}
      </h2>
      {history.length === 0 ? (
        <p className="ink-2 section-empty">{t('bo-models:noHistory')}</p>
      ) : (
        <ol className="timeline">
          {history.map(({ id, at, staff, action, changes }) => (
            <li key={id}>
              <time className="ink-2" dateTime={at}>
                {formatInstant(at, language)}
              </time>
              <div>
                <p>{t(`bo-models:did.${action.replace('models.', '')}`, { defaultValue: action })}</p>
                {changes
                  .filter(({ table }) => table === 'products')
                  .flatMap((change) => changedColumns(change))
                  .filter(({ column }) => column !== 'version')
                  .map(({ column, before, after }) => (
                    <p key={column}>
                      {`${t(`bo-models:changed.${column}`, { defaultValue: column })}: `}
                      <del className="ink-2">{before ?? '—'}</del>
                      {` → ${after ?? '—'}`}
                    </p>
                  ))}
                <span className="meta ink-2">{staff?.name ?? t('bo-models:command')}</span>
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
