import { createContext, useContext } from 'react';
import type { Language } from '#contract/words.ts';

/** `isChoice`: whether this device stores the language. */
type SwitchLanguage = (language: Language, isChoice: boolean) => Promise<void>;

export const SwitchLanguageContext = createContext<SwitchLanguage>(async () => {});
export const useSwitchLanguage = (): SwitchLanguage => useContext(SwitchLanguageContext);
