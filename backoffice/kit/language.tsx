import { useCallback, useState, type ReactNode } from 'react';
import type { Language } from '#contract/words.ts';
import { chosenLanguage, loadWords, rememberLanguage, wordsIn, WordsContext } from './words.tsx';
import { SwitchLanguageContext } from './switch-language.ts';

/** Provides the language to everything below; another language is shown once its texts are loaded. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [words, setWords] = useState(() => wordsIn(chosenLanguage()));
  const switchTo = useCallback(async (language: Language, isChoice: boolean) => {
    if (isChoice) rememberLanguage(language);
    await loadWords(language);
    document.documentElement.lang = language;
    setWords((current) => (current.language === language ? current : wordsIn(language)));
  }, []);
  return (
    <WordsContext value={words}>
      <SwitchLanguageContext value={switchTo}>{children}</SwitchLanguageContext>
    </WordsContext>
  );
}
