import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { ChoiceField } from '../../kit/forms/choice-field.tsx';
import { useWords } from '../../kit/words.tsx';
import { nameIn } from '../../shell/stores.ts';
import type { StoneWords } from './load-stone-words.ts';
import {
  emptyStone,
  isCount,
  isMeasure,
  reportNumbers,
  reportWords,
  stoneNumbers,
  type StonesForm,
  stoneWords,
  treatments,
} from './stone-form.ts';
import { treatmentWord } from './treatment-word.ts';
import './stones.css';

interface Props {
  words: StoneWords;
  /** Whether there is exactly one, as for a loose stone. */
  isOne?: boolean;
}

/** The stones of a piece, each kind with its count, weight and grades. */
export function StoneFields({ words, isOne = false }: Props) {
  const { t } = useWords();
  const { control } = useFormContext<StonesForm>();
  const { fields, append, remove } = useFieldArray({ control, name: 'stones' });
  const add = () => {
    const stone = {
      ...emptyStone,
      kind: words.stoneKinds[0]?.code ?? '',
      shape: words.shapes[0]?.code ?? '',
    };
    append({ ...stone, isMain: fields.length === 0 }, { focusName: `stones.${fields.length}.kind` });
  };
  return (
    <fieldset className="stones">
      <legend className="section-title">{t('bo-pieces:part.stones')}</legend>
      {fields.length === 0 && <p className="meta ink-2">{t('bo-pieces:stone.none')}</p>}
      {fields.map(({ id }, nth) => (
        <StoneField key={id} nth={nth} words={words} onRemove={isOne ? null : () => remove(nth)} />
      ))}
      {!(isOne && fields.length > 0) && (
        <Button type="button" kind="text" onClick={add}>
          {t('bo-pieces:stone.add')}
        </Button>
      )}
    </fieldset>
  );
}

interface StoneProps extends Pick<Props, 'words'> {
  /** Index of the stone. */
  nth: number;
  /** Null for the only one. */
  onRemove: (() => void) | null;
}

function StoneField({ nth, words, onRemove }: StoneProps) {
  const { t } = useWords();
  const { register } = useFormContext<StonesForm>();
  return (
    <fieldset className="stone">
      <legend>{t('bo-pieces:stone.nth', { nth: nth + 1 })}</legend>
      <div className="form-pair">
        <WordFields nth={nth} words={words} />
        {stoneNumbers.map((name) => (
          <NumberField key={name} nth={nth} name={name} />
        ))}
        {stoneWords.map((name) => (
          <Field
            key={name}
            label={t(`bo-pieces:stone.fact.${name}`)}
            maxLength={40}
            {...register(`stones.${nth}.${name}`)}
          />
        ))}
        <TreatmentField nth={nth} />
      </div>
      <details>
        <summary className="meta">{t('bo-pieces:stone.report')}</summary>
        <div className="form-pair">
          {reportWords.map((name) => (
            <Field
              key={name}
              label={t(`bo-pieces:stone.fact.${name}`)}
              maxLength={40}
              {...register(`stones.${nth}.${name}`)}
            />
          ))}
          {reportNumbers.map((name) => (
            <NumberField key={name} nth={nth} name={name} />
          ))}
        </div>
      </details>
      <div className="stone-foot">
        <label className="choice">
          <input type="checkbox" {...register(`stones.${nth}.isMain`)} /> {t('bo-pieces:stone.main')}
        </label>
        {onRemove !== null && (
          <Button type="button" kind="text" onClick={onRemove}>
            {t('bo-pieces:stone.remove')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

const origins = ['natural', 'lab-grown', 'simulant'] as const;

/** Kind, shape, origin, and number. */
function WordFields({ nth, words }: Pick<StoneProps, 'nth' | 'words'>) {
  const { t, language } = useWords();
  const { register, formState } = useFormContext<StonesForm>();
  const named = (list: StoneWords['shapes']) =>
    list.map((word) => ({ id: word.code, label: nameIn(word, language) }));
  return (
    <>
      <ChoiceField
        label={t('bo-pieces:stone.fact.kind')}
        options={named(words.stoneKinds)}
        field={register(`stones.${nth}.kind`)}
      />
      <ChoiceField
        label={t('bo-pieces:stone.fact.shape')}
        options={named(words.shapes)}
        field={register(`stones.${nth}.shape`)}
      />
      <ChoiceField
        label={t('bo-pieces:stone.fact.origin')}
        options={origins.map((id) => ({ id, label: t(`bo-pieces:stone.origin.${id}`) }))}
        field={register(`stones.${nth}.origin`)}
      />
      <Field
        label={t('bo-pieces:stone.fact.count')}
        inputMode="numeric"
        autoComplete="off"
        error={formState.errors.stones?.[nth]?.count && t('bo-pieces:first.number')}
        {...register(`stones.${nth}.count`, { validate: isCount })}
      />
    </>
  );
}

/** A choice of the shop's treatments. A code that an import stored and the shop does not list is added as an option. */
function TreatmentField({ nth }: Pick<StoneProps, 'nth'>) {
  const { t } = useWords();
  const { register, formState } = useFormContext<StonesForm>();
  const stored = formState.defaultValues?.stones?.[nth]?.treatment ?? '';
  const codes = new Set<string>(stored === '' ? treatments : [...treatments, stored]);
  return (
    <ChoiceField
      label={t('bo-pieces:stone.fact.treatment')}
      options={[
        { id: '', label: t('bo-pieces:stone.unstated') },
        ...[...codes].map((id) => ({ id, label: treatmentWord(t, id) })),
      ]}
      field={register(`stones.${nth}.treatment`)}
    />
  );
}

interface NumberProps {
  nth: number;
  name: (typeof stoneNumbers)[number] | (typeof reportNumbers)[number];
}

function NumberField({ nth, name }: NumberProps) {
  const { t } = useWords();
  const { register, formState } = useFormContext<StonesForm>();
  return (
    <Field
      label={t(`bo-pieces:stone.fact.${name}`)}
      inputMode="decimal"
      autoComplete="off"
      error={formState.errors.stones?.[nth]?.[name] && t('bo-pieces:first.number')}
      {...register(`stones.${nth}.${name}`, { validate: isMeasure })}
    />
  );
}
