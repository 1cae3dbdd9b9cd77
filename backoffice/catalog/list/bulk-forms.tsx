import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#ui/controls/button.tsx';
import { ChoiceField, type Option } from '../../kit/forms/choice-field.tsx';
import { useWords } from '../../kit/words.tsx';

interface ConfirmationProps {
  lead: string;
  onSubmit: () => void;
  isBusy: boolean;
}

/** The form of an action that needs only a confirmation. */
export function Confirmation({ lead, onSubmit, isBusy }: ConfirmationProps) {
  const { t } = useWords();
  return (
    <div className="form">
      <p>{lead}</p>
      <Button loading={isBusy} onClick={onSubmit}>
        {t('bo-bulk:look')}
      </Button>
    </div>
  );
}

interface CategoryProps {
  options: readonly Option[];
  onSubmit: (move: { categoryId: number }) => void;
  isBusy: boolean;
}

export function CategoryForm({ options, onSubmit, isBusy }: CategoryProps) {
  const { t } = useWords();
  const { register, handleSubmit } = useForm({ defaultValues: { categoryId: options[0]?.id ?? '' } });
  const submit = handleSubmit(({ categoryId }) => onSubmit({ categoryId: Number(categoryId) }));
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <ChoiceField label={t('bo-models:bulk.newCategory')} options={options} field={register('categoryId')} />
      <Button type="submit" loading={isBusy}>
        {t('bo-bulk:look')}
      </Button>
    </form>
  );
}

export interface WordChange {
  add: string[];
  remove: string[];
}

interface WordsProps {
  options: readonly Option[];
  onSubmit: (change: WordChange) => void;
  isBusy: boolean;
}

/** Which words the models get and lose; a word can only be in one of the two lists. */
export function WordsForm({ options, onSubmit, isBusy }: WordsProps) {
  const { t } = useWords();
  const [change, setChange] = useState<WordChange>({ add: [], remove: [] });
  const isNothing = change.add.length + change.remove.length === 0;
  const part = (name: keyof WordChange, other: keyof WordChange) => (
    <fieldset className="bulk-words">
      <legend>{t(`bo-models:bulk.${name}`)}</legend>
      {options.map(({ id, label }) => (
        <label key={id}>
          <input
            type="checkbox"
            className="row-check"
            checked={change[name].includes(id)}
            onChange={({ target }) =>
              setChange({
                ...change,
                [name]: target.checked ? [...change[name], id] : change[name].filter((one) => one !== id),
                [other]: change[other].filter((one) => one !== id),
              })
            }
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
  return (
    <div className="form">
      {part('add', 'remove')}
      {part('remove', 'add')}
      <Button
        loading={isBusy}
        disabledReason={isNothing ? t('bo-models:bulk.needed') : undefined}
        onClick={() => onSubmit(change)}
      >
        {t('bo-bulk:look')}
      </Button>
    </div>
  );
}
