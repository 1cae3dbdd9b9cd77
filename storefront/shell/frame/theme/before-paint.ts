import { paintTheme } from './choose-theme.ts';
import { paintSavedCount } from '../../favorites/favorites-count.ts';
import { paintAnswered } from '../../measurement-answer.ts';
import { reportErrors } from '../../report-errors.ts';

/** The cookie of a visitor who closed this announcement; another message gets another number. */
export const closedAnnouncement = 'announcement=1';

/**
 * Runs in the head, before anything is painted: what a shared page cannot know about its visitor. Nothing in the browser's build:
 * React leaves the script of the page as it is.
 */
export const beforePaint = !import.meta.env.SSR
  ? ''
  : `${reportErrors}if(document.cookie.includes('${closedAnnouncement}'))document.documentElement.dataset.announcement='closed';${paintAnswered}${paintSavedCount};${paintTheme}`;
