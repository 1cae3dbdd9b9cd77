import kecha from '#ui/styles/kecha.css?url';

/** Light, dark, or the system's theme. */
export const themes = ['kun', 'kecha', 'system'] as const;
export type Theme = (typeof themes)[number];

const storageKey = 'bo-theme';
const media: Record<Theme, string | null> = {
  kun: null,
  kecha: 'screen',
  system: 'screen and (prefers-color-scheme: dark)',
};

export function chosenTheme(): Theme {
  const stored = localStorage.getItem(storageKey);
  return themes.find((theme) => theme === stored) ?? 'kun';
}

/** Applies the theme at once and stores it on this device. */
export function applyTheme(theme: Theme): void {
  localStorage.setItem(storageKey, theme);
  document.querySelector('link[data-theme]')?.remove();
  if (media[theme] === null) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: kecha, media: media[theme] });
  link.dataset['theme'] = theme;
  document.head.append(link);
}
