import { useWords } from '../../kit/words.tsx';

/** The labels of a collection's fields in its form: `storyUz` is the story in Uzbek. */
export function useContentWords(): { labelOf: (field: string) => string } {
  const { t } = useWords();
  const labelOf = (field: string): string => {
    const [, language] = /^story(Ru|Uz|En)$/.exec(field) ?? [];
    if (language !== undefined) return `${t('bo-catalog:collections.story')}, ${language.toUpperCase()}`;
    if (field === 'cover') return t('bo-catalog:collections.cover');
    if (field === 'pictures') return t('bo-catalog:collections.details');
    return t(`bo-catalog:field.${field}`);
  };
  return { labelOf };
}
