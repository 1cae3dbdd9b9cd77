import type { StaffCollection } from '#contract/admin/catalog/collection.ts';
import { Button } from '#ui/controls/button.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { Missing } from '../../shell/drafts/publishing.tsx';
import { SavingProblem, useSaving } from '../../shell/saving.tsx';
import { forgetCatalog } from '../load-catalog.ts';

interface Props {
  collection: StaffCollection;
  onDone: (words: string) => void;
}

/** Removes a collection from the site, or publishes it again unchanged. */
export function CollectionShowing({ collection: { id, state }, onDone }: Props) {
  const { t } = useWords();
  const { save, error, isBusy } = useSaving(() => {
    forgetCatalog();
    onDone(t('bo-content:pages.done'));
  });
  const isShown = state === 'ACTIVE';
  const params = { id };
  const send = () =>
    isShown
      ? callApi('POST /api/admin/v1/collections/:id/hide', { params })
      : callApi('POST /api/admin/v1/collections/:id/show', { params });
  return (
    <section className="form">
      <h2 className="section-title">{t('bo-catalog:collections.showing')}</h2>
      <p className="ink-2">
        {t(isShown ? 'bo-catalog:collections.isShown' : 'bo-catalog:collections.isHidden')}
      </p>
      <SavingProblem error={error} />
      <Missing error={error} />
      <Button kind="secondary" type="button" loading={isBusy} onClick={() => void save(send)}>
        {t(isShown ? 'bo-catalog:collections.hide' : 'bo-catalog:collections.show')}
      </Button>
    </section>
  );
}
