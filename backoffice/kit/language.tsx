import { useCallback, useEffect, useState, type ReactNode } from 'react';
import type { Language } from '#contract/words.ts';
import { chosenLanguage, languageOf, loadWords, rememberLanguage, wordsIn, WordsContext } from './words.tsx';
import { SwitchLanguageContext } from './switch-language.ts';

/** Provides the language to everything below; another language is shown once its texts are loaded. A choice applies to every open tab. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [words, setWords] = useState(() => wordsIn(chosenLanguage()));
  const switchTo = useCallback(async (language: Language, isChoice: boolean) => {
    if (isChoice) rememberLanguage(language);
    await loadWords(language);
    document.documentElement.lang = language;
    setWords((current) => (current.language === language ? current : wordsIn(language)));
  }, []);
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      const language = languageOf(event);
      if (language !== null) void switchTo(language, false);
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [switchTo]);
  return (
    <WordsContext value={words}>
      <SwitchLanguageContext value={switchTo}>{children}</SwitchLanguageContext>
    </WordsContext>
  );
}
