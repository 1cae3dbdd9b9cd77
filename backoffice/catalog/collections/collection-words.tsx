import { useFormContext } from 'react-hook-form';
import type { CollectionContent } from '#contract/admin/catalog/collection.ts';
import { Field } from '#ui/controls/field.tsx';
import { LanguageFields } from '../../kit/forms/language-fields.tsx';
import { useWords } from '../../kit/words.tsx';

/** Names, addresses, the idea, and the story. */
export function CollectionWords() {
  const { t } = useWords();
  const { register, formState } = useFormContext<CollectionContent>();
  return (
    <>
      <LanguageFields<CollectionContent>
        label={t('bo-catalog:name')}
        names={['nameRu', 'nameUz', 'nameEn']}
        maxLength={80}
      />
      <div className="form-pair">
        {(['slugRu', 'slugUz', 'slugEn'] as const).map((name) => (
          <Field
            key={name}
            label={t(`bo-catalog:field.${name}`)}
            maxLength={160}
            autoComplete="off"
            spellCheck={false}
            error={formState.errors[name] && t('bo-catalog:slugNeeded')}
            {...register(name, { required: true, pattern: /^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/ })}
          />
        ))}
      </div>
      <p className="meta ink-2">{t('bo-catalog:slugsHelp')}</p>
      <LanguageFields<CollectionContent>
        label={t('bo-catalog:description')}
        names={['descriptionRu', 'descriptionUz', 'descriptionEn']}
        maxLength={600}
        isLong
      />
      <LanguageFields<CollectionContent>
        label={t('bo-catalog:collections.story')}
        names={['storyRu', 'storyUz', 'storyEn']}
        maxLength={4000}
        isLong
      />
    </>
  );
}
