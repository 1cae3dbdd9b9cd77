import { useForm } from 'react-hook-form';
import { Field } from '#ui/controls/field.tsx';
import { useSuggestedSlug } from '../../kit/forms/address/use-suggested-slug.ts';
import { uzbekLetters } from '../../kit/forms/uzbek-letters.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { NewRecordSheet } from '../../shell/new-record-sheet.tsx';

const titles = ['titleRu', 'titleUz', 'titleEn'] as const;
const maxLength = 60;
const address = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const empty = { titleRu: '', titleUz: '', titleEn: '', slug: '' };

/** Creates a page with its titles and its address; it is not public until it is published. */
export function NewPageSheet({ onClose }: { onClose: () => void }) {
  const { t } = useWords();
  const form = useForm({ defaultValues: empty });
  const { register, formState } = form;
  const suggest = useSuggestedSlug(form, {
    slug: 'slug',
    titles: { ru: 'titleRu', uz: 'titleUz', en: 'titleEn' },
    maxLength,
  });
  const create = async (typed: typeof empty) => {
    const body = { ...typed, titleUz: uzbekLetters(typed.titleUz) };
    const { slug } = await callApi('POST /api/admin/v1/pages', { body });
    return `/content/pages/${slug}`;
  };
  return (
    <NewRecordSheet
      name="page NEW"
      title={t('bo-content:pages.new')}
      submit={t('bo-content:create')}
      form={form}
      create={create}
      onClose={onClose}
    >
      {titles.map((name) => (
        <Field
          key={name}
          label={t(`bo-content:pages.${name}`)}
          maxLength={300}
          error={formState.errors[name] && t('bo-shell:needed')}
          {...register(name, { validate: (typed) => typed.trim() !== '', onChange: suggest })}
        />
      ))}
      <Field
        label={t('bo-content:pages.slug')}
        helper={t('bo-content:pages.slugHelp')}
        maxLength={maxLength}
        autoCapitalize="none"
        error={formState.errors.slug && t('bo-content:pages.slugWrong')}
        {...register('slug', { required: true, pattern: address })}
      />
    </NewRecordSheet>
  );
}
