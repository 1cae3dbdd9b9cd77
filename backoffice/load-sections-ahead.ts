import { matchRoutes } from 'react-router';
import { routes } from './routes.tsx';
import { loadSession } from './shell/load-session.ts';
import { sectionsOf } from './shell/sections.ts';

/**
 * Loads the code and the texts of the first screen of each section that the role may open, one after the other, so
 * that opening it waits only for the data. With the browser's data saver on, each screen is loaded when it is opened.
 */
export async function loadSectionsAhead(): Promise<void> {
  if (savesData()) return;
  for (const { path } of sectionsOf(await loadSession())) {
    const lazy = matchRoutes(routes, path)?.at(-1)?.route.lazy;
    // a screen that fails to load now is loaded, or reported, when it is opened
    if (typeof lazy === 'function') await lazy().catch(() => undefined);
  }
}

function savesData(): boolean {
  // as: only Chromium has it, and TypeScript's types do not
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
