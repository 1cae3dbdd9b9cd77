import { useForm } from 'react-hook-form';
import type { ChangeTags } from '#contract/admin/tags.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { useWords } from '../../kit/words.tsx';
import '../../kit/list/tags.css';

interface Props {
  /** The tags of records of this kind, the most frequent first. */
  known: readonly string[];
  onSubmit: (change: ChangeTags) => void;
  isBusy: boolean;
}

interface Typed {
  add: string;
  remove: string;
}

const shownTags = 12;
const longest = 32;

/** Parses the tags in a field: separated by commas, without duplicates. */
const tagsIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map((tag) => tag.trim().slice(0, longest).trim())
      .filter((tag) => tag !== ''),
  ),
];

/** The tags to add to records and to remove from them. */
export function TagForm({ known, onSubmit, isBusy }: Props) {
  const { t } = useWords();
  const { register, handleSubmit, getValues, setValue, formState } = useForm<Typed>({
    defaultValues: { add: '', remove: '' },
  });
  const isSaid = (_: string, { add, remove }: Typed) => tagsIn(add).length + tagsIn(remove).length > 0;
  const choices = (field: keyof Typed) => (
    <ul className="tag-choices">
      {known.slice(0, shownTags).map((tag) => (
        <li key={tag}>
          <button
            type="button"
            className="tag"
            onClick={() =>
              setValue(field, tagsIn(`${getValues(field)},${tag}`).join(', '), { shouldValidate: true })
            }
          >
            {tag}
          </button>
        </li>
      ))}
    </ul>
  );
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) =>
        void handleSubmit(({ add, remove }) => onSubmit({ add: tagsIn(add), remove: tagsIn(remove) }))(event)
      }
    >
      <Field
        label={t('bo-bulk:tags.add')}
        helper={t('bo-bulk:tags.help')}
        maxLength={300}
        error={formState.errors.add && t('bo-bulk:tags.needed')}
        {...register('add', { validate: isSaid })}
      />
      {choices('add')}
      <Field label={t('bo-bulk:tags.remove')} maxLength={300} {...register('remove', { deps: 'add' })} />
      {choices('remove')}
      <Button type="submit" loading={isBusy}>
        {t('bo-bulk:look')}
      </Button>
    </form>
  );
}
