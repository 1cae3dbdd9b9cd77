import { useState } from 'react';
import { useController, useForm, type UseFormReturn } from 'react-hook-form';
import { type ContactKind, isContact, readContact } from '#contract/contact-forms.ts';
import type { SettingRow } from '#contract/admin/system/setting.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field, FieldFrame } from '#ui/controls/field.tsx';
import { formatInteger } from '#ui/format.ts';
import { DraftOffer } from '../kit/forms/draft-offer.tsx';
import { useDraft } from '../kit/forms/use-draft.ts';
import { MoneyField } from '../kit/forms/money-field.tsx';
import { readSom } from '../kit/forms/read-som.ts';
import { Sheet } from '../kit/sheet.tsx';
import { useWords } from '../kit/words.tsx';
import { callApi } from '../shell/api.ts';
import type { RunAction } from '../shell/use-action.ts';
import { useShownSetting } from './shown-setting.ts';

/** The input type for each kind of contact, which selects a phone's keyboard. */
const typingOf: Record<ContactKind, { type?: string; inputMode?: 'tel' | 'url' | 'email' | 'numeric' }> = {
  PHONE: { type: 'tel', inputMode: 'tel' },
  TELEGRAM: {},
  EMAIL: { inputMode: 'email' },
  URL: { inputMode: 'url' },
  TAX_NUMBER: { inputMode: 'numeric' },
  TEXT: {},
  LINE: {},
};

const contactKindOf = (kind: SettingRow['kind']): ContactKind | null =>
  kind in typingOf ? (kind as ContactKind) : null; // as: checked before

function isRight(kind: ContactKind, typed: string, mayBeEmpty: boolean): boolean {
  const value = readContact(kind, typed);
  return value === '' ? mayBeEmpty : isContact(kind, value);
}

interface Props {
  row: SettingRow;
  runAction: RunAction<'save'>;
  onClose: () => void;
}

export function SettingSheet({ row, runAction, onClose }: Props) {
  const { t } = useWords();
  const shown = useShownSetting();
  const { name, kind, defaultValue, version } = row;
  const form = useForm({ defaultValues: { value: String(row.value) } });
  const [opened] = useState(version);
  const { handleSubmit, formState } = form;
  const draft = useDraft(form, {
    name: `setting ${name}`,
    title: t(`bo-system:setting.names.${name}`),
    version,
  });
  const params = { name };
  const run = async (send: () => Promise<unknown>) => {
    if (!(await runAction('save', send))) return;
    draft.finish();
    onClose();
  };
  const save = (value: number | string) =>
    run(() => callApi('PATCH /api/admin/v1/settings/:name', { params, body: { value } }, { version }));
  const reset = () => run(() => callApi('DELETE /api/admin/v1/settings/:name', { params }, { version }));
  const contact = contactKindOf(kind);
  const submit = handleSubmit(({ value: typed }) => {
    if (contact !== null) return save(readContact(contact, typed));
    return save(kind === 'CHOICE' ? typed : Number(typed));
  });
  return (
    <Sheet title={t(`bo-system:setting.names.${name}`)} isOpen onClose={onClose}>
      <DraftOffer draft={draft} />
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <ValueField row={row} form={form} />
        {version !== opened && (
          <Button kind="text" type="button" onClick={() => form.setValue('value', String(row.value))}>
            {t('bo-shell:conflicts.theirs', { value: shown(row, row.value) })}
          </Button>
        )}
        <div className="sheet-actions">
          <Button type="submit" loading={formState.isSubmitting}>
            {t('bo-system:setting.save')}
          </Button>
          {version > 0 && (
            <Button kind="text" onClick={() => void reset()}>
              {t('bo-system:setting.reset', { value: shown(row, defaultValue) })}
            </Button>
          )}
        </div>
      </form>
    </Sheet>
  );
}

interface FieldProps {
  row: SettingRow;
  form: UseFormReturn<{ value: string }>;
}

function ValueField({ row, form }: FieldProps) {
  const { t } = useWords();
  const { kind, words, minimum, maximum } = row;
  const { register, formState } = form;
  const isWrong = formState.errors.value !== undefined;
  const contact = contactKindOf(kind);
  if (kind === 'CHOICE')
    return (
      <FieldFrame label={t('bo-system:setting.value')}>
        {(ids) => (
          <select className="input" {...register('value')} {...ids}>
            {words.map((word) => (
              <option key={word} value={word}>
                {t(`bo-system:setting.word.${word}`)}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
    );
  if (contact !== null)
    return (
      <Field
        label={t(`bo-system:setting.kind.${kind}`)}
        helper={t(`bo-system:setting.help.${kind}`)}
        error={isWrong && t(`bo-system:setting.wrong.${kind}`)}
        maxLength={maximum}
        {...typingOf[contact]}
        {...register('value', { validate: (typed) => isRight(contact, typed, minimum === 0) })}
      />
    );
  if (kind === 'SOM') return <SumField row={row} form={form} />;
  return (
    <Field
      label={t(`bo-system:setting.kind.${kind}`)}
      inputMode="numeric"
      error={isWrong && t('bo-system:setting.range', { minimum, maximum })}
      {...register('value', { validate: (typed) => isWithin(typed, row) })}
    />
  );
}

const isWithin = (typed: string, { minimum, maximum }: SettingRow): boolean =>
  /^\d+$/.test(typed) && Number(typed) >= minimum && Number(typed) <= maximum;

/** An amount: with grouped digits, as it is shown in the list. */
function SumField({ row, form }: FieldProps) {
  const { t, language } = useWords();
  const { field, fieldState } = useController({
    control: form.control,
    name: 'value',
    rules: { validate: (typed) => isWithin(typed, row) },
  });
  const [minimum, maximum] = [row.minimum, row.maximum].map((som) => formatInteger(som, language));
  return (
    <MoneyField
      label={t('bo-system:setting.kind.SOM')}
      name={field.name}
      value={readSom(field.value)}
      onChange={(som) => field.onChange(som === null ? '' : String(som))}
      error={fieldState.error && t('bo-system:setting.range', { minimum, maximum })}
    />
  );
}
