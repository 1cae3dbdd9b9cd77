import type { Problem } from '#contract/problem.ts';
import { isApiProblem } from '#client/problem.ts';

/** The server's message about a failed call; null if there was no response. */
export function problemMessage(error: unknown): string | null {
  if (!isApiProblem(error)) return null;
  // which of the pieces
  const serial = error.problem.facts?.['serial'];
  return `${typeof serial === 'string' ? `${serial}: ` : ''}${sentenceOf(error.problem)}`;
}

export interface OtherChange {
  /** Null: unknown. */
  by: string | null;
  /** An instant; null: unknown. */
  at: string | null;
}

/** Who has changed the record since it was read, and when; null for any other error. */
export function otherChangeOf(error: unknown): OtherChange | null {
  if (!isApiProblem(error) || error.problem.code !== 'VERSION_CONFLICT') return null;
  const { changedBy: by, changedAt: at } = error.problem.facts ?? {};
  return { by: typeof by === 'string' ? by : null, at: typeof at === 'string' ? at : null };
}

/** Title and detail; instead of the detail what is wrong with the fields, which says more. */
function sentenceOf({ title, detail, errors = [] }: Problem): string {
  const wrong = [...new Set(errors.map(({ message }) => message))].join(' ') || detail;
  return wrong === '' || wrong === title ? title : `${title}. ${wrong}`;
}
