import { useNavigate } from 'react-router';
import type { StaffCategory } from '#contract/admin/catalog/category.ts';
import { Button } from '#ui/controls/button.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { useAttempt } from '../../shell/login/use-attempt.ts';
import { SavingProblem } from '../../shell/saving.tsx';
import { forgetCatalog } from '../load-catalog.ts';
import { UsesLeft } from '../uses-left.tsx';

/** Removes a category, or lists what still belongs to it. */
export function CategoryRemoval({ category, name }: { category: StaffCategory; name: string }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { attempt, error, isBusy } = useAttempt();
  const { id, version } = category;
  const remove = () =>
    attempt(async () => {
      await callApi('DELETE /api/admin/v1/categories/:id', { params: { id } }, { version });
      forgetCatalog();
      await navigate('/catalog/categories');
    });
  return (
    <section className="form catalog-part catalog-removal">
      <h2 className="section-title">{t('bo-catalog:removal')}</h2>
      <p className="meta ink-2">{t('bo-catalog:categories.removalHelp')}</p>
      <SavingProblem error={error} />
      <UsesLeft error={error} />
      <Button kind="secondary" type="button" loading={isBusy} onClick={() => void remove()}>
        {t('bo-catalog:remove', { name })}
      </Button>
    </section>
  );
}
