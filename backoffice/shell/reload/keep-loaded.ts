import type { LoaderFunctionArgs } from 'react-router';
import { isApiProblem } from '#client/problem.ts';
import { setFailedReload } from './failed-reload.ts';

/**
 * Wraps the loader of a screen. If its data cannot be loaded again, because the server did not answer or failed, the screen keeps those
 * that it shows, with everything typed and scanned there, and `FailedReloadNotice` offers to try again (backoffice.md 2.1: old rows stay).
 * Refusals still replace the screen: the record is gone, or the permission.
 */
export function keepLoaded<Loaded>(
  load: (args: LoaderFunctionArgs) => Promise<Loaded>,
): (args: LoaderFunctionArgs) => Promise<Loaded> {
  let last: { path: string; loaded: Loaded } | null = null;
  return async (args) => {
    const path = new URL(args.request.url).pathname;
    try {
      const loaded = await load(args);
      last = loaded instanceof Response ? null : { path, loaded };
      setFailedReload(load, null);
      return loaded;
    } catch (error) {
      if (last === null || last.path !== path || location.pathname !== path || !isPassing(error)) throw error;
      setFailedReload(load, { path, error });
      return last.loaded;
    }
  };
}

/** The server may answer a later call: there was no answer (`fetch` throws a TypeError then), or it failed. */
const isPassing = (error: unknown): boolean =>
  error instanceof TypeError || (isApiProblem(error) && error.problem.status >= 500);
