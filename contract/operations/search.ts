import { Suggestions, SuggestQuery } from '#contract/catalog/search.ts';
import { declareOperations } from './operation.ts';

/** Search suggestions while the user types. */
export const searchOperations = declareOperations({
  suggest: {
    method: 'GET',
    path: '/api/es/v1/es-suggest',
    summary: 'Returns suggestions for the text typed so far, in the caller’s language.',
    actor: 'visitor',
    query: SuggestQuery,
    answer: Suggestions,
    envelope: true,
    refusals: [],
    // a shopper types several letters per second, and many shoppers of a mobile operator share an IP address
    limitPerMinute: 1200,
    cache: 'shared-for-guests',
    maxAgeSeconds: 30,
  },
});
