import type { LoaderFunctionArgs } from 'react-router';
import { isApiProblem } from '#client/problem.ts';
import { callerContext } from '#storefront/shell/caller.ts';
import { viewSuggestions } from './suggestions-view.ts';

/** Suggestions for `q`, at the visitor's prices. Requested through the storefront's server, because only it has the login's token. */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
  const caller = context.get(callerContext);
  try {
    const found = await caller.api.suggest({ q: url.searchParams.get('q') ?? '' });
    return Response.json(viewSuggestions(found, caller.language));
  } catch (error) {
    if (!isApiProblem(error)) throw error;
    return Response.json(error.problem, { status: error.problem.status });
  }
}
