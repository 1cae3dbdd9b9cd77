import type { ProblemCode } from '#contract/problem.ts';
import type { Json, JsonObject } from './schemas.ts';

/** A route that is not an operation, as described in the API document. */
export interface Route {
  method?: 'get' | 'post';
  path: string;
  id: string;
  tag: string;
  summary: string;
  /** Left out: anybody may call it. */
  security?: Json[];
  limitPerMinute?: number;
  parameters?: JsonObject[];
  /** Schemas by media type. */
  body?: JsonObject;
  /** Schemas by status. */
  answers: JsonObject;
  refusals?: ProblemCode[];
}
