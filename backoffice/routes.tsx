import type { LazyRouteFunction, RouteObject } from 'react-router';
import { chosenLanguage, loadWords } from './kit/words.tsx';
import { currentSession } from './shell/session.ts';

type Screen = LazyRouteFunction<RouteObject>;

/** A screen comes with its words when it is opened. */
const screen =
  (load: Screen, ...namespaces: string[]): Screen =>
  async () => {
    const language = chosenLanguage(currentSession()?.language);
    const [loaded] = await Promise.all([load(), loadWords(language, namespaces)]);
    return loaded;
  };

export const routes: RouteObject[] = [
  {
    path: '/',
    lazy: screen(() => import('./shell/frame/frame.tsx')),
    children: [],
  },
];
