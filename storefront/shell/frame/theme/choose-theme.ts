import kecha from '#ui/styles/kecha.css?url';
import { themeKey, themeMedia, type Theme } from './theme.ts';

/** The dark styles, and the color of the browser's bars. */
const dark = (media: string) =>
  `<link rel="stylesheet" class="${themeKey}" href="${kecha}" media="${media}"><meta class="${themeKey}" name="theme-color" content="#160d12" media="${media}">`;

/**
 * Code for the head of the page, before its own color of the bars and its styles: brings the dark ones to those who chose them.
 * Written into the page while it is read, a stylesheet holds the first paint back, so nothing flashes.
 */
export const paintTheme = `try{var m=${JSON.stringify(themeMedia)}[localStorage.${themeKey}];m&&document.write('${dark("'+m+'")}')}catch{}`;

/** Changes the page on the spot; this browser remembers it. */
export function chooseTheme(theme: Theme): void {
  const before = document.querySelectorAll(`.${themeKey}`);
  const media = themeMedia[theme];
  if (media !== undefined) document.head.insertAdjacentHTML('afterbegin', dark(media));
  for (const element of before) element.remove();
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    // a forbidden store: it holds until the page is left
  }
  window.dispatchEvent(new Event(themeKey));
}
