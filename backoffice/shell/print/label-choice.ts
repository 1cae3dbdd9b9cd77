import type { StaffInput } from '#client/admin/call-staff-api.ts';
import { languages, type Language } from '#contract/words.ts';

export type LabelChoice = Pick<StaffInput<'POST /api/admin/v1/papers/labels'>['body'], 'language' | 'layout'>;

const storageKey = 'bo-labels';
const layouts = ['ROLL', 'SHEET'] as const;

/** The last label settings of this device; at first on a roll, in the language of the person who prints them. */
export function chosenLabels(own: Language): LabelChoice {
  const [language, layout] = (localStorage.getItem(storageKey) ?? '').split(' ');
  return {
    language: languages.find((one) => one === language) ?? own,
    layout: layouts.find((one) => one === layout) ?? 'ROLL',
  };
}

export const rememberLabels = ({ language, layout }: LabelChoice): void =>
  localStorage.setItem(storageKey, `${language} ${layout}`);
