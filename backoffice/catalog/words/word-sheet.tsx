import { FormProvider } from 'react-hook-form';
import type { StaffWord } from '#contract/admin/catalog/word.ts';
import { Button } from '#ui/controls/button.tsx';
import { Form } from '../../kit/forms/refused/form.tsx';
import { ConflictChoices } from '../../kit/forms/conflict-choices.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { Sheet } from '../../kit/sheet.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { SavingProblem, useSaving } from '../../shell/saving.tsx';
import { nameIn } from '../../shell/stores.ts';
import { forgetCatalog } from '../load-catalog.ts';
import { UsesLeft } from '../uses-left.tsx';
import { uzbekLetters } from '../../kit/forms/uzbek-letters.ts';
import { WordFields, type PreciousMetals } from './word-fields.tsx';
import { changeOf, formOf, probesOf, type WordForm, type WordList } from './word-form.ts';

interface Props {
  list: WordList;
  /** Null for a new entry. */
  word: StaffWord | null;
  preciousMetals: PreciousMetals;
  onDone: () => void;
  onClose: () => void;
}

/** An entry of a dictionary: its code, which cannot be changed, its names, and the fields of its list. */
export function WordSheet({ list, word, preciousMetals, onDone, onClose }: Props) {
  const { t, language } = useWords();
  const title = word === null ? t('bo-catalog:words.new') : nameIn(word, language);
  const { form, conflicts, draft } = useRecordForm<WordForm>(formOf(word), {
    name: `word ${list} ${word?.code ?? 'NEW'}`,
    title,
    version: word?.version ?? 0,
  });
  const { save, error, isBusy } = useSaving(() => {
    draft.finish();
    forgetCatalog();
    onDone();
    onClose();
  });
  const submit = form.handleSubmit((typed) =>
    save(() => (word === null ? add(list, typed) : change(list, word, typed))),
  );
  const remove = ({ code, version }: StaffWord) =>
    save(() => callApi('DELETE /api/admin/v1/words/:list/:code', { params: { list, code } }, { version }));
  return (
    <Sheet title={title} isOpen onClose={onClose}>
      <FormProvider {...form}>
        <Form error={error} onSubmit={submit}>
          <DraftOffer draft={draft} />
          <ConflictChoices conflicts={conflicts} labelOf={(field) => t(`bo-catalog:words.field.${field}`)} />
          <WordFields list={list} isNew={word === null} preciousMetals={preciousMetals} />
          <SavingProblem error={error} />
          <UsesLeft error={error} />
          <div className="sheet-actions">
            <Button type="submit" loading={isBusy} disabled={conflicts.list.length > 0}>
              {t(word === null ? 'bo-catalog:create' : 'bo-catalog:save')}
            </Button>
            {word !== null && (
              <Button kind="text" type="button" onClick={() => void remove(word)}>
                {t('bo-catalog:words.remove')}
              </Button>
            )}
          </div>
        </Form>
      </FormProvider>
    </Sheet>
  );
}

function add(list: WordList, { code, nameRu, nameUz, nameEn, preciousMetal, probes }: WordForm) {
  const names = { nameRu: nameRu.trim(), nameUz: uzbekLetters(nameUz.trim()), nameEn: nameEn.trim() };
  const body = {
    code,
    ...names,
    ...(list === 'metals' && { preciousMetal }),
    ...(list === 'precious-metals' && { probes: probesOf(probes) ?? [] }),
  };
  return callApi('POST /api/admin/v1/words/:list', { params: { list }, body });
}

function change(list: WordList, word: StaffWord, typed: WordForm) {
  const { code, version } = word;
  const body = changeOf(typed, word);
  return callApi('PATCH /api/admin/v1/words/:list/:code', { params: { list, code }, body }, { version });
}
