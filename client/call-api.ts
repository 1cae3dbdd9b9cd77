import type { Operations } from '#contract/operations/all.ts';
import type { AnswerOf, RouteInput } from '#contract/operations/operation.ts';
import type { Problem } from '#contract/problem.ts';
import { ApiProblem } from './problem.ts';

/** The operations by method and path: `PUT /api/v1/measurement`. Types alone: no schema reaches the browser. */
type Routes = {
  [Name in keyof Operations as `${Operations[Name]['method']} ${Operations[Name]['path']}`]: Operations[Name];
};

interface Parts {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
}

/**
 * Calls an operation over HTTP, for the browser. Throws ApiProblem when it is refused. `keepalive`: the call arrives even when the page
 * is left at once.
 */
export async function callApi<Route extends keyof Routes>(
  route: Route,
  input: RouteInput<Routes[Route]>,
  { keepalive = false } = {},
): Promise<AnswerOf<Routes[Route]>> {
  const [method = '', pattern = ''] = route.split(' ');
  const { params = {}, query = {}, body } = input as Parts; // RouteInput says which of them there are
  const path = pattern.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  const response = await fetch(search.size > 0 ? `${path}?${search}` : path, {
    method,
    keepalive,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  const answer: unknown = response.status === 204 ? undefined : await response.json();
  if (!response.ok) throw new ApiProblem(answer as Problem); // every refusal is a problem (api.md)
  return answer as AnswerOf<Routes[Route]>; // the server validates its answers against the same declaration
}
