import { matchRoutes } from 'react-router';
import { routes } from './routes.tsx';
import { loadSession } from './shell/load-session.ts';
import { roomsOf } from './shell/rooms.ts';

/**
 * Loads the code and the words of the first screen of each room that the role has, one after the other, so that a press on its link waits
 * for the data alone. A browser that saves data loads each screen when it is opened.
 */
export async function loadRoomsAhead(): Promise<void> {
  if (savesData()) return;
  for (const { path } of roomsOf(await loadSession())) {
    const lazy = matchRoutes(routes, path)?.at(-1)?.route.lazy;
    // what cannot be loaded now is loaded, or reported, when it is opened
    if (typeof lazy === 'function') await lazy().catch(() => undefined);
  }
}

function savesData(): boolean {
  // as: browsers of one maker alone have it, and TypeScript's declarations do not
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
