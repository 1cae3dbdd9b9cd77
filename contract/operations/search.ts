import { Suggestions, SuggestQuery } from '#contract/catalog/search.ts';
import { declareOperations } from './operation.ts';

/** What is suggested while somebody types. */
export const searchOperations = declareOperations({
  suggest: {
    method: 'GET',
    path: '/api/es/v1/es-suggest',
    summary: 'Suggestions for what was typed so far, in the caller’s language.',
    actor: 'visitor',
    query: SuggestQuery,
    answer: Suggestions,
    envelope: true,
    refusals: [],
    // a shopper types some letters a second, and a mobile operator puts many behind one address
    limitPerMinute: 1200,
    cache: 'shared-for-guests',
    maxAgeSeconds: 30,
  },
});
