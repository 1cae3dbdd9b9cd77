import type { Problem } from '#contract/problem.ts';
import { ApiProblem } from './problem.ts';

/** The input of a call, by part. */
export interface CallParts {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
}

interface SendOptions {
  headers?: Record<string, string>;
  keepalive?: boolean;
  /** Aborts the call. */
  signal?: AbortSignal | undefined;
}

/**
 * Sends a call such as `PUT /api/v1/measurement` from the browser and returns its JSON as an `Answer`: the server validates its responses
 * against the declaration from which the caller has the type. Throws ApiProblem if it is refused.
 */
export async function sendCall<Answer>(
  route: string,
  { params = {}, query = {}, body }: CallParts,
  { headers, keepalive = false, signal }: SendOptions = {},
): Promise<Answer> {
  const [method = '', pattern = ''] = route.split(' ');
  const path = pattern.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  const response = await fetch(search.size > 0 ? `${path}?${search}` : path, {
    method,
    keepalive,
    ...(signal && { signal }),
    headers: { ...headers, ...(body !== undefined && { 'content-type': contentTypeOf(body) }) },
    ...(body !== undefined && { body: body instanceof Blob ? body : JSON.stringify(body) }),
  });
  const answer: unknown = response.status === 204 ? undefined : await response.json();
  if (!response.ok) throw new ApiProblem(answer as Problem); // every refusal is a problem (api.md)
  return answer as Answer; // as: see above
}

const contentTypeOf = (body: unknown): string =>
  body instanceof Blob ? 'application/octet-stream' : 'application/json';
