import { paintTheme } from './choose-theme.ts';
import { paintSavedCount } from '../../favorites/favorites-count.ts';
import { paintAnswered } from '../../measurement-answer.ts';
import { reportErrors } from '../../report-errors.ts';

/** Stands at the document as `data-notice`: another announcement has another id. Made on the server alone. */
export const idOfNotice = (announcement: string): string =>
  Array.from(announcement, (letter) => letter.codePointAt(0) ?? 0)
    .reduce((sum, code) => (Math.imul(sum, 31) + code) % 2_147_483_647, 7)
    .toString(36);

/** The cookie of a visitor who closed the announcement of this document. */
export const closedAnnouncement = (): string => `announcement=${document.documentElement.dataset['notice']}`;

/**
 * Runs in the head, before anything is painted: what a shared page cannot know about its visitor. Nothing in the browser's build:
 * React leaves the script of the page as it is.
 */
export const beforePaint = !import.meta.env.SSR
  ? ''
  : `${reportErrors}if(document.cookie.includes('announcement='+document.documentElement.dataset.notice))document.documentElement.dataset.announcement='closed';${paintAnswered}${paintSavedCount};${paintTheme}`;
