import { useSyncExternalStore } from 'react';

/** Light, dark, or the system's theme, which a visitor has to choose (ui.md 3.3). */
export const themes = ['kun', 'kecha', 'system'] as const;
export type Theme = (typeof themes)[number];

/** The key in local storage; the name of the change event; the attribute of the elements in the head. */
export const themeKey = 'theme';
/** When the dark styles hold: never on paper. */
export const themeMedia: Record<string, string> = {
  kecha: 'screen',
  system: 'screen and (prefers-color-scheme:dark)',
};

/** What was chosen; light until React knows. */
export const useTheme = (): Theme => useSyncExternalStore(listen, chosen, () => 'kun');

function listen(onChange: () => void): () => void {
  window.addEventListener(themeKey, onChange);
  return () => window.removeEventListener(themeKey, onChange);
}

function chosen(): Theme {
  const media = document.querySelector<HTMLLinkElement>(`link.${themeKey}`)?.media;
  return themes.find((theme) => themeMedia[theme] === media) ?? 'kun';
}
