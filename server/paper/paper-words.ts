import type { Language } from '#contract/words.ts';
import en from '#texts/en/bo-papers.json' with { type: 'json' };
import ru from '#texts/ru/bo-papers.json' with { type: 'json' };
import uz from '#texts/uz/bo-papers.json' with { type: 'json' };

export type PaperWords = typeof en;

const words: Record<Language, PaperWords> = { ru, uz, en };

export const paperWords = (language: Language): PaperWords => words[language];
