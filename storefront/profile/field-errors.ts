import type { Problem } from '#contract/problem.ts';

/** Field's name → what is wrong with it, in the shopper's language. */
export type FieldErrors = Partial<Record<string, string>>;

/** The API's findings by the field they speak of: `/recipientPhone` → recipientPhone. */
export const fieldErrors = (problem: Problem): FieldErrors =>
  Object.fromEntries((problem.errors ?? []).map(({ path, message }) => [path.replace(/^\//, ''), message]));
