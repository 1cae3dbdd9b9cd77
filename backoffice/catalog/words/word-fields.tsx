import { useFormContext } from 'react-hook-form';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Swatch } from '#ui/pictures/swatch.tsx';
import { ChoiceField } from '../../kit/forms/choice-field.tsx';
import { useWords } from '../../kit/words.tsx';
import { type Named, nameIn } from '../../shell/stores.ts';
import { colorsOf, probesOf, type WordForm, type WordList } from './word-form.ts';

export type PreciousMetals = readonly (Named & { code: string; isHidden: boolean })[];

interface Props {
  list: WordList;
  isNew: boolean;
  preciousMetals: PreciousMetals;
}

const names = ['nameRu', 'nameUz', 'nameEn'] as const;
const care = ['careRu', 'careUz', 'careEn'] as const;

/** The fields of a dictionary entry: names, code, and those of this list only. */
export function WordFields({ list, isNew, preciousMetals }: Props) {
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
          options={preciousMetals
            .filter(({ isHidden }) => !isHidden)
            .map((metal) => ({ id: metal.code, label: nameIn(metal, language) }))}
          field={register('preciousMetal')}
        />
      )}
      {list === 'precious-metals' && (
        <Field
          label={t('bo-catalog:words.field.probes')}
          helper={t('bo-catalog:words.probesHelp')}
          maxLength={160}
          error={formState.errors.probes && t('bo-catalog:words.probesWrong')}
          {...register('probes', { validate: (typed) => probesOf(typed) !== null })}
        />
      )}
      {!isNew && <MoreFields list={list} />}
    </>
  );
}

/** Fields of an entry with a position in the list. */
function MoreFields({ list }: { list: WordList }) {
  const { t } = useWords();
  const { register } = useFormContext<WordForm>();
  return (
    <>
      {list === 'metals' && <ColorFields />}
      {(list === 'stone-kinds' || list === 'precious-metals') &&
        care.map((name) => (
          <Field key={name} label={t(`bo-catalog:words.field.${name}`)} maxLength={400} {...register(name)} />
        ))}
      {list === 'occasions' && (
        <Field
          label={t('bo-catalog:words.field.menuPosition')}
          helper={t('bo-catalog:words.menuHelp')}
          type="number"
          min={1}
          max={40}
          {...register('menuPosition')}
        />
      )}
      <Checkbox
        label={t(
          list === 'precious-metals' ? 'bo-catalog:words.hideMetal' : 'bo-catalog:words.field.isHidden',
        )}
        {...register('isHidden')}
      />
    </>
  );
}

/** The colors of a metal's circle in the filter, as shown to shoppers. */
function ColorFields() {
  const { t } = useWords();
  const { register, watch } = useFormContext<WordForm>();
  const typed = watch();
  const shown = colorsOf(typed);
  return (
    <>
      <ChoiceField
        label={t('bo-catalog:words.field.colorCount')}
        helper={<Swatch colors={shown} />}
        options={(['0', '1', '2'] as const).map((id) => ({ id, label: t(`bo-catalog:words.colors.${id}`) }))}
        field={register('colorCount')}
      />
      {shown.length > 0 && (
        <div className="form-pair">
          {(['firstColor', 'secondColor'] as const).slice(0, shown.length).map((name) => (
            <Field
              key={name}
              type="color"
              className="input word-color"
              label={t(`bo-catalog:words.field.${name}`)}
              {...register(name)}
            />
          ))}
        </div>
      )}
    </>
  );
}
