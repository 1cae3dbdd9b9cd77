import { type Language, languages } from '#contract/words.ts';
import en from '#texts/en/bo-wording.json' with { type: 'json' };
import ru from '#texts/ru/bo-wording.json' with { type: 'json' };
import uz from '#texts/uz/bo-wording.json' with { type: 'json' };

const files = { en, ru, uz };

/** The name of a text on the screen of the staff: a heading, a line of a mail. */
export function nameOfWording(subject: string, language: Language): string {
  let group: unknown = files[language].subject;
  for (const part of subject.split('.'))
    group = typeof group === 'object' && group !== null ? Reflect.get(group, part) : undefined;
  if (typeof group !== 'string') throw new Error(`the text ${subject} has no name in ${language}`);
  return group;
}

export const namesOf = (subject: string): string[] =>
  languages.map((language) => nameOfWording(subject, language));
