import type { LazyRouteFunction, RouteObject } from 'react-router';
import { chosenLanguage, loadWords } from './kit/words.tsx';
import { loadViews } from './shell/list/saved-views.ts';
import { loadSession } from './shell/load-session.ts';

type Screen = LazyRouteFunction<RouteObject>;

/** A route whose screen is loaded together with its texts when it is opened. */
export const screen =
  (load: Screen, ...namespaces: string[]): Screen =>
  async () => {
    const { language } = await loadSession();
    const [loaded] = await Promise.all([load(), loadWords(chosenLanguage(language), namespaces)]);
    return loaded;
  };

/** A list, whose saved views determine what it shows first: they are loaded together with its code. */
export const listScreen = (
  list: Parameters<typeof loadViews>[0],
  load: Screen,
  ...namespaces: string[]
): Screen =>
  screen(
    () => {
      void loadViews(list);
      return load();
    },
    ...namespaces,
  );
