import type { Problem } from '#contract/problem.ts';

/** What the API says of its refusal, whole: its second sentence speaks of what the first one names. */
export const wordsOf = ({ title, detail }: Problem): string => `${title}. ${detail}`;
