import { useNavigate } from 'react-router';
import type { StaffParam } from '#contract/admin/catalog/param.ts';
import { Button } from '#ui/controls/button.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { useAttempt } from '../../shell/login/use-attempt.ts';
import { SavingProblem } from '../../shell/saving.tsx';
import { UsesLeft } from '../uses-left.tsx';

/** Removes a characteristic if no piece has it. */
export function ParamRemoval({ param: { id, version }, name }: { param: StaffParam; name: string }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { attempt, error, isBusy } = useAttempt();
  const remove = () =>
    attempt(async () => {
      await callApi('DELETE /api/admin/v1/params/:id', { params: { id } }, { version });
      await navigate('/catalog/params');
    });
  return (
    <section className="form catalog-part catalog-removal">
      <h2 className="section-title">{t('bo-catalog:removal')}</h2>
      <p className="meta ink-2">{t('bo-catalog:params.removalHelp')}</p>
      <SavingProblem error={error} />
      <UsesLeft error={error} />
      <Button kind="secondary" type="button" loading={isBusy} onClick={() => void remove()}>
        {t('bo-catalog:remove', { name })}
      </Button>
    </section>
  );
}
