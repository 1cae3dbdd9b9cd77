import { useSyncExternalStore } from 'react';

/** Light, dark, or the system's theme, which applies only if the visitor chooses it (ui.md 3.3). */
export const themes = ['kun', 'kecha', 'system'] as const;
export type Theme = (typeof themes)[number];

/** The key in local storage; the name of the change event; the attribute of the elements in the head. */
export const themeKey = 'theme';
/** When the dark styles apply: never for printing. */
export const themeMedia: Record<string, string> = {
  kecha: 'screen',
  system: 'screen and (prefers-color-scheme:dark)',
};

/** The chosen theme; light until hydration. */
export const useTheme = (): Theme => useSyncExternalStore(listen, chosen, () => 'kun');

function listen(onChange: () => void): () => void {
  window.addEventListener(themeKey, onChange);
  return () => window.removeEventListener(themeKey, onChange);
}

function chosen(): Theme {
  const media = document.querySelector<HTMLLinkElement>(`link.${themeKey}`)?.media;
  return themes.find((theme) => themeMedia[theme] === media) ?? 'kun';
}
