import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { isApiProblem } from '#client/problem.ts';
import { Button } from '#ui/controls/button.tsx';
import { FieldFrame } from '#ui/controls/field.tsx';
import { Form } from '../../kit/forms/refused/form.tsx';
import { Sheet } from '../../kit/sheet.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { useAttempt } from '../../shell/login/use-attempt.ts';
import { useSession } from '../../shell/session.ts';
import { nameIn, type StaffStores } from '../../shell/stores.ts';
import type { GoodsWords } from '../list/load-words.ts';
import { PlaceField } from '../place-field.tsx';

interface Props {
  stores: StaffStores;
  goods: GoodsWords;
  onClose: () => void;
}

/** Selects the place, and everything or one category. A place that is already being counted opens its stocktake. */
export function StartSheet({ stores, goods, onClose }: Props) {
  const { t, language } = useWords();
  const navigate = useNavigate();
  const [own] = useSession()?.storeIds ?? [];
  const { attempt, error, isBusy } = useAttempt();
  const { register, handleSubmit } = useForm({
    defaultValues: { place: String(own ?? stores[0]?.id ?? ''), category: '' },
  });
  const submit = handleSubmit(({ place, category }) =>
    attempt(async () => {
      const body = {
        storeId: place === '' ? null : Number(place),
        ...(category !== '' && { categoryIds: [Number(category)] }),
      };
      const id = await callApi('POST /api/admin/v1/stocktakes', { body }).then(
        (started) => started.id,
        (problem: unknown) => {
          const open = isApiProblem(problem) ? problem.problem.facts?.['id'] : undefined;
          if (typeof open === 'number') return open;
          throw problem;
        },
      );
      await navigate(`/stocktakes/${id}`);
    }),
  );
  return (
    <Sheet title={t('bo-stocktakes:new')} isOpen onClose={onClose}>
      <Form error={error} onSubmit={submit}>
        <p className="ink-2">{t('bo-stocktakes:startLead')}</p>
        <PlaceField label={t('bo-stocktakes:column.place')} stores={stores} field={register('place')} />
        <FieldFrame label={t('bo-stocktakes:part')}>
          {(ids) => (
            <select className="input" {...register('category')} {...ids}>
              <option value="">{t('bo-stocktakes:all')}</option>
              {goods.categories.map((category) => (
                <option key={category.id} value={category.id}>
                  {nameIn(category, language)}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        <ProblemLine error={error} />
        <Button type="submit" loading={isBusy}>
          {t('bo-stocktakes:start')}
        </Button>
      </Form>
    </Sheet>
  );
}
