import { paintTheme } from './choose-theme.ts';
import { paintSavedCount } from '../../favorites/favorites-count.ts';
import { paintAnswered } from '../../measurement-answer.ts';
import { reportErrors } from '../../report-errors.ts';

/** The value of the document's `data-notice`: another announcement has another id. Computed on the server only. */
export const idOfNotice = (announcement: string): string =>
  Array.from(announcement, (letter) => letter.codePointAt(0) ?? 0)
    .reduce((sum, code) => (Math.imul(sum, 31) + code) % 2_147_483_647, 7)
    .toString(36);

/** The cookie of a visitor who closed the announcement of this document. */
export const closedAnnouncement = (): string => `announcement=${document.documentElement.dataset['notice']}`;

/**
 * Inline script in the head that runs before the first paint and applies what a cached page cannot contain about its
 * visitor. Empty in the browser's bundle: React leaves the script of the page unchanged.
 */
export const beforePaint = !import.meta.env.SSR
  ? ''
  : `${reportErrors}if(document.cookie.includes('announcement='+document.documentElement.dataset.notice))document.documentElement.dataset.announcement='closed';${paintAnswered}${paintSavedCount};${paintTheme}`;
