/** How to reach people: the same everywhere on the site (WCAG 3.2.6). */
export const phone = { shown: '+998 71 000-00-00', href: 'tel:+998710000000' };
/** The same within a sentence: no line ends inside of it. */
export const phoneInText = phone.shown.replaceAll(' ', '\u00A0').replaceAll('-', '-\u2060');
export const telegram = { shown: '@zarona_uz', href: 'https://t.me/zarona_uz' };
