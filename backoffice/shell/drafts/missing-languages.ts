/** Languages in which a text is optional: without it shoppers read the Russian text. */
const optional = ['Uz', 'En'] as const;
export type OptionalLanguage = (typeof optional)[number];

/**
 * Languages in which content lacks a text that it has in Russian. Texts of one field are `titleRu`, `titleUz`, `titleEn`, at any depth; a
 * body without blocks is no text.
 */
export function missingLanguages(content: unknown): OptionalLanguage[] {
  return optional.filter((language) => lacks(content, language));
}

function lacks(content: unknown, language: OptionalLanguage): boolean {
  if (Array.isArray(content)) return content.some((part: unknown) => lacks(part, language));
  if (typeof content !== 'object' || content === null) return false;
  const fields = new Map(Object.entries(content));
  return [...fields].some(([name, value]) => {
    const other = name.endsWith('Ru') ? `${name.slice(0, -2)}${language}` : undefined;
    if (other !== undefined && fields.has(other)) return isWritten(value) && !isWritten(fields.get(other));
    return lacks(value, language);
  });
}

const isWritten = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value.trim() !== '';
