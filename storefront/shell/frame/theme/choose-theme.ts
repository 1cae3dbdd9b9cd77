import kecha from '#ui/styles/kecha.css?url';
import { themeKey, themeMedia, type Theme } from './theme.ts';

/** The dark styles, and the color of the browser's toolbars. */
const dark = (media: string) =>
  `<link rel="stylesheet" class="${themeKey}" href="${kecha}" media="${media}"><meta class="${themeKey}" name="theme-color" content="#160d12" media="${media}">`;

/**
 * Inline code for the page's head, before the page's own toolbar color and styles: inserts the dark ones for visitors
 * who chose them. A stylesheet written while the page is parsed blocks the first paint, so nothing flashes.
 */
export const paintTheme = `try{var m=${JSON.stringify(themeMedia)}[localStorage.${themeKey}];m&&document.write('${dark("'+m+'")}')}catch{}`;

/** Changes the theme of the current page and stores the choice in this browser. */
export function chooseTheme(theme: Theme): void {
  const before = document.querySelectorAll(`.${themeKey}`);
  const media = themeMedia[theme];
  if (media !== undefined) document.head.insertAdjacentHTML('afterbegin', dark(media));
  for (const element of before) element.remove();
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    // storage is blocked: the choice lasts until the page is left
  }
  window.dispatchEvent(new Event(themeKey));
}
