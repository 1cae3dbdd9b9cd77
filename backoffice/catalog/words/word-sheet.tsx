import { FormProvider, useFormContext } from 'react-hook-form';
import type { StaffWord } from '#contract/admin/catalog/word.ts';
import { Button } from '#ui/controls/button.tsx';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { Field } from '#ui/controls/field.tsx';
import { ChoiceField } from '../../kit/forms/choice-field.tsx';
import { ConflictChoices } from '../../kit/forms/conflict-choices.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { Sheet } from '../../kit/sheet.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { SavingProblem, useSaving } from '../../shell/saving.tsx';
import { type Named, nameIn } from '../../shell/stores.ts';
import { forgetCatalog } from '../load-catalog.ts';
import { UsesLeft } from '../uses-left.tsx';
import { uzbekLetters } from '../uzbek-letters.ts';
import { changeOf, formOf, type WordForm, type WordList } from './word-form.ts';

interface Props {
  list: WordList;
  /** null: a new one. */
  word: StaffWord | null;
  preciousMetals: readonly (Named & { code: string })[];
  onClose: () => void;
}

/** A word of a list: its code, which stays, its names, and what else its list says of it. */
export function WordSheet({ list, word, preciousMetals, onClose }: Props) {
  const { t } = useWords();
  const { form, conflicts, draft } = useRecordForm<WordForm>(formOf(word), {
    name: `word ${list} ${word?.code ?? 'NEW'}`,
    title: word?.nameRu ?? t('bo-catalog:words.new'),
    version: word?.version ?? 0,
  });
  const { save, error, isBusy } = useSaving(() => {
    draft.finish();
    forgetCatalog();
    onClose();
  });
  const submit = form.handleSubmit((typed) =>
    save(() => (word === null ? add(list, typed) : change(list, word, typed))),
  );
  const remove = ({ code, version }: StaffWord) =>
    save(() => callApi('DELETE /api/admin/v1/words/:list/:code', { params: { list, code } }, { version }));
  return (
    <Sheet title={word?.nameRu ?? t('bo-catalog:words.new')} isOpen onClose={onClose}>
      <FormProvider {...form}>
        <form className="form" noValidate onSubmit={(event) => void submit(event)}>
          <DraftOffer draft={draft} />
          <ConflictChoices conflicts={conflicts} labelOf={(field) => t(`bo-catalog:words.field.${field}`)} />
          <WordFields list={list} isNew={word === null} preciousMetals={preciousMetals} />
          <SavingProblem error={error} />
          <UsesLeft error={error} />
          <div className="sheet-acts">
            <Button type="submit" loading={isBusy} disabled={conflicts.list.length > 0}>
              {t(word === null ? 'bo-catalog:create' : 'bo-catalog:save')}
            </Button>
            {word !== null && (
              <Button kind="text" type="button" onClick={() => void remove(word)}>
                {t('bo-catalog:words.remove')}
              </Button>
            )}
          </div>
        </form>
      </FormProvider>
    </Sheet>
  );
}

function add(list: WordList, { code, nameRu, nameUz, nameEn, preciousMetal }: WordForm) {
  const names = { nameRu: nameRu.trim(), nameUz: uzbekLetters(nameUz.trim()), nameEn: nameEn.trim() };
  const body = { code, ...names, ...(list === 'metals' && { preciousMetal }) };
  return callApi('POST /api/admin/v1/words/:list', { params: { list }, body });
}

function change(list: WordList, word: StaffWord, typed: WordForm) {
  const { code, version } = word;
  const body = changeOf(typed, word);
  return callApi('PATCH /api/admin/v1/words/:list/:code', { params: { list, code }, body }, { version });
}

const names = ['nameRu', 'nameUz', 'nameEn'] as const;
const care = ['careRu', 'careUz', 'careEn'] as const;

interface FieldsProps {
  list: WordList;
  isNew: boolean;
  preciousMetals: Props['preciousMetals'];
}

function WordFields({ list, isNew, preciousMetals }: FieldsProps) {
  const { t, language } = useWords();
  const { register, formState } = useFormContext<WordForm>();
  return (
    <>
      {names.map((name) => (
        <Field
          key={name}
          label={t(`bo-catalog:words.field.${name}`)}
          maxLength={60}
          error={formState.errors[name] && t('bo-shell:needed')}
          {...register(name, { validate: (typed) => typed.trim() !== '' })}
        />
      ))}
      <Field
        label={t('bo-catalog:words.code')}
        helper={t('bo-catalog:words.codeHelp')}
        maxLength={40}
        readOnly={!isNew}
        error={formState.errors.code && t('bo-catalog:slugNeeded')}
        {...register('code', { required: true, pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/ })}
      />
      {list === 'metals' && isNew && (
        <ChoiceField
          label={t('bo-catalog:words.field.preciousMetal')}
          options={preciousMetals.map((metal) => ({ id: metal.code, label: nameIn(metal, language) }))}
          field={register('preciousMetal')}
        />
      )}
      {!isNew && list === 'stone-kinds' && (
        <>
          {care.map((name) => (
            <Field
              key={name}
              label={t(`bo-catalog:words.field.${name}`)}
              maxLength={400}
              {...register(name)}
            />
          ))}
        </>
      )}
      {!isNew && list === 'occasions' && (
        <Field
          label={t('bo-catalog:words.field.menuPosition')}
          helper={t('bo-catalog:words.menuHelp')}
          type="number"
          min={1}
          max={40}
          {...register('menuPosition')}
        />
      )}
      {!isNew && <Checkbox label={t('bo-catalog:words.field.isHidden')} {...register('isHidden')} />}
    </>
  );
}
