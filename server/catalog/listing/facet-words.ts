import type { LocalizedText } from '#database/schema.ts';
import { diamondClarities, diamondColors, diamondCuts, gradeValue } from '#domain/catalog/diamond-grades.ts';
import { facetNames, noStone, type FacetName } from '#domain/catalog/facets.ts';
import en from '#texts/en/facets.json' with { type: 'json' };
import ru from '#texts/ru/facets.json' with { type: 'json' };
import uz from '#texts/uz/facets.json' with { type: 'json' };

// Names of facets, and of the values defined in code: grades and genders. All other values are rows.

const inAll = (text: (words: typeof en) => string | undefined): LocalizedText => ({
  uz: text(uz) ?? '',
  ru: text(ru) ?? '',
  en: text(en) ?? '',
});

export const facetTitles = Object.fromEntries(
  facetNames.map((facet) => [facet, inAll(({ title }) => title[facet])]),
) as Record<FacetName, LocalizedText>; // all of them: fromEntries forgets its keys

/** Grade letters are the same in every language; the order is the laboratories'. */
const graded = (grades: readonly string[]): Record<string, LocalizedText> =>
  Object.fromEntries(grades.map((grade) => [grade, plainWords(grade)]));

const genders = ['women', 'men', 'unisex', 'kids'] as const;

/** The values in display order. */
export const facetWords: Partial<Record<FacetName, Record<string, LocalizedText>>> = {
  stone: { [noStone]: inAll((words) => words.noStone) },
  color: graded(diamondColors),
  clarity: graded(diamondClarities),
  cut: Object.fromEntries(
    diamondCuts.map((grade) => {
      const value = gradeValue(grade);
      return [value, inAll(({ cut }) => Object.entries(cut).find(([name]) => name === value)?.[1])];
    }),
  ),
  gender: Object.fromEntries(genders.map((gender) => [gender, inAll((words) => words.gender[gender])])),
};

/** A value without names is shown unchanged, such as 585, 17.5, GIA. */
export function plainWords(value: string): LocalizedText {
  return { uz: value, ru: value, en: value };
}
