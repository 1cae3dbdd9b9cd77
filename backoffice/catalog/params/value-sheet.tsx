import type { ParamValue } from '#contract/admin/catalog/param.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Form } from '../../kit/forms/refused/form.tsx';
import { ConflictChoices } from '../../kit/forms/conflict-choices.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { Sheet } from '../../kit/sheet.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { SavingProblem, useSaving } from '../../shell/saving.tsx';
import { nameIn } from '../../shell/stores.ts';
import { UsesLeft } from '../uses-left.tsx';
import { uzbekLetters } from '../../kit/forms/uzbek-letters.ts';

interface Props {
  paramId: number;
  /** Null for a new value. */
  value: ParamValue | null;
  onClose: () => void;
}

const names = ['nameRu', 'nameUz', 'nameEn'] as const;

const formOf = (value: ParamValue | null) => ({
  code: value?.code ?? '',
  nameRu: value?.nameRu ?? '',
  nameUz: value?.nameUz ?? '',
  nameEn: value?.nameEn ?? '',
});

/** A value of a choice: its code, which cannot be changed, and its names. */
export function ValueSheet({ paramId: id, value, onClose }: Props) {
  const { t, language } = useWords();
  const { form, conflicts, draft } = useRecordForm(formOf(value), {
    name: `param ${id} ${value === null ? 'NEW VALUE' : `VALUE ${value.code}`}`,
    title: value === null ? t('bo-catalog:params.addValue') : nameIn(value, language),
    version: value?.version ?? 0,
  });
  const { save, error, isBusy } = useSaving(() => {
    draft.finish();
    onClose();
  });
  const { register, handleSubmit, formState } = form;
  const submit = handleSubmit(({ code, ...typed }) => {
    const body = { ...typed, nameUz: uzbekLetters(typed.nameUz) };
    return save(() =>
      value === null
        ? callApi('POST /api/admin/v1/params/:id/values', { params: { id }, body: { ...body, code } })
        : callApi(
            'PATCH /api/admin/v1/params/:id/values/:code',
            { params: { id, code }, body },
            { version: value.version },
          ),
    );
  });
  const remove = ({ code, version }: ParamValue) =>
    save(() =>
      callApi('DELETE /api/admin/v1/params/:id/values/:code', { params: { id, code } }, { version }),
    );
  return (
    <Sheet
      title={t(value === null ? 'bo-catalog:params.addValue' : 'bo-catalog:params.value')}
      isOpen
      onClose={onClose}
    >
      <Form error={error} onSubmit={submit}>
        <DraftOffer draft={draft} />
        <ConflictChoices conflicts={conflicts} labelOf={(name) => t(`bo-catalog:field.${name}`)} />
        {names.map((name) => (
          <Field
            key={name}
            label={t(`bo-catalog:field.${name}`)}
            maxLength={80}
            error={formState.errors[name] && t('bo-shell:needed')}
            {...register(name, { validate: (typed) => typed.trim() !== '' })}
          />
        ))}
        <Field
          label={t('bo-catalog:params.code')}
          helper={t('bo-catalog:params.codeHelp')}
          maxLength={40}
          readOnly={value !== null}
          error={formState.errors.code && t('bo-catalog:slugNeeded')}
          {...register('code', value === null ? { required: true, pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/ } : {})}
        />
        <SavingProblem error={error} />
        <UsesLeft error={error} />
        <div className="sheet-actions">
          <Button type="submit" loading={isBusy} disabled={conflicts.list.length > 0}>
            {t(value === null ? 'bo-catalog:create' : 'bo-catalog:save')}
          </Button>
          {value !== null && (
            <Button kind="text" type="button" onClick={() => void remove(value)}>
              {t('bo-catalog:params.removeValue')}
            </Button>
          )}
        </div>
      </Form>
    </Sheet>
  );
}
