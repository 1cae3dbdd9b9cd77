import type { ModelRow } from '#contract/admin/catalog/model.ts';
import { formatInstant } from '../kit/instants.ts';
import { Status } from '../kit/status.tsx';
import { useWords } from '../kit/words.tsx';
import { toneOfState } from './model-words.ts';

/** The state of a model, and when it will change automatically. */
export function ModelState({ model }: { model: Pick<ModelRow, 'state' | 'publishAt' | 'archiveAt'> }) {
  const { t, language } = useWords();
  const { state, publishAt, archiveAt } = model;
  const at = publishAt ?? archiveAt;
  return (
    <>
      <Status tone={toneOfState[state]}>{t(`bo-models:state.${state}`)}</Status>
      {at !== null && (
        <span className="meta ink-2 model-when">
          {t(publishAt === null ? 'bo-models:archivedAt' : 'bo-models:publishedAt', {
            at: formatInstant(at, language),
          })}
        </span>
      )}
    </>
  );
}
