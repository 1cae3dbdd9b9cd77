import { type Language, languages } from '#contract/words.ts';
import en from '#texts/en/bo-wording.json' with { type: 'json' };
import ru from '#texts/ru/bo-wording.json' with { type: 'json' };
import uz from '#texts/uz/bo-wording.json' with { type: 'json' };
import { groupAt } from './text-files.ts';

const files = { en, ru, uz };

/** The name of a text on the screen of the staff: a heading, a line of a mail. */
export function nameOfWording(subject: string, language: Language): string {
  const path = subject.split('.');
  const last = path.pop() ?? '';
  const name = groupAt(files[language].subject, path.join('.'))[last];
  if (typeof name !== 'string') throw new Error(`the text ${subject} has no name in ${language}`);
  return name;
}

export const namesOf = (subject: string): string[] =>
  languages.map((language) => nameOfWording(subject, language));
