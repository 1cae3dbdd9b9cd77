import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { StaffParam } from '#contract/admin/catalog/param.ts';
import { Button } from '#ui/controls/button.tsx';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Form } from '../../kit/forms/refused/form.tsx';
import { ChoiceField } from '../../kit/forms/choice-field.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { useDraft } from '../../kit/forms/use-draft.ts';
import { Sheet } from '../../kit/sheet.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { useAttempt } from '../../shell/login/use-attempt.ts';
import { uzbekLetters } from '../../kit/forms/uzbek-letters.ts';
import { paramTypes, unitOf } from './param-form.ts';

const names = ['nameRu', 'nameUz', 'nameEn'] as const;

interface Fields {
  nameRu: string;
  nameUz: string;
  nameEn: string;
  type: StaffParam['type'];
  unit: string;
  filterable: boolean;
}

export function NewParamSheet({ onClose }: { onClose: () => void }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { attempt, error, isBusy } = useAttempt();
  const form = useForm<Fields>({
    defaultValues: { nameRu: '', nameUz: '', nameEn: '', type: 'choice', unit: '', filterable: false },
  });
  const { register, handleSubmit, formState } = form;
  const draft = useDraft(form, { name: 'param NEW', title: t('bo-catalog:params.new') });
  const submit = handleSubmit(({ nameUz, unit, ...typed }) =>
    attempt(async () => {
      const body = { ...typed, nameUz: uzbekLetters(nameUz), unit: unitOf(unit) };
      const { id } = await callApi('POST /api/admin/v1/params', { body });
      draft.finish();
      await navigate(`/catalog/params/${id}`);
    }),
  );
  return (
    <Sheet title={t('bo-catalog:params.new')} isOpen onClose={onClose}>
      <DraftOffer draft={draft} />
      <Form error={error} onSubmit={submit}>
        {names.map((name) => (
          <Field
            key={name}
            label={t(`bo-catalog:field.${name}`)}
            maxLength={80}
            error={formState.errors[name] && t('bo-shell:needed')}
            {...register(name, { validate: (typed) => typed.trim() !== '' })}
          />
        ))}
        <div className="form-pair">
          <ChoiceField
            label={t('bo-catalog:params.type')}
            options={paramTypes.map((id) => ({ id, label: t(`bo-catalog:params.types.${id}`) }))}
            field={register('type')}
          />
          <Field label={t('bo-catalog:params.unit')} maxLength={12} {...register('unit')} />
        </div>
        <Checkbox label={t('bo-catalog:params.filterable')} {...register('filterable')} />
        <ProblemLine error={error} />
        <Button type="submit" loading={isBusy}>
          {t('bo-catalog:create')}
        </Button>
      </Form>
    </Sheet>
  );
}
