import { useEffect, useState } from 'react';
import type { PageLanguage } from '#contract/words.ts';
import { usePage } from '../page.ts';
import { loadTexts } from './texts.ts';

/** Loads a namespace for a component that opens over a page without it; returns true once it is loaded. */
export function useTexts(namespace: string, isNeeded: boolean): boolean {
  const { language } = usePage();
  const [readyIn, setReadyIn] = useState<PageLanguage | null>(null);
  useEffect(() => {
    let isCurrent = true;
    if (isNeeded)
      void loadTexts(language, [namespace]).then(() => {
        if (isCurrent) setReadyIn(language);
      });
    return () => {
      isCurrent = false;
    };
  }, [language, namespace, isNeeded]);
  return readyIn === language;
}
