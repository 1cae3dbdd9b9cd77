import type { TaskList } from 'graphile-worker';
import type { CardDeps } from './card-deps.ts';
import { forgetUnverifiedCards } from './forget-cards.ts';
import { forgetTokens, forgetTokensTask } from './forget-tokens.ts';

/** `forget-card-tokens` is enqueued with every deletion of cards; `forget-unverified-cards` runs every ten minutes. */
export function cardTasks(deps: Omit<CardDeps, 'log'>): {
  tasks: TaskList;
  crons: { task: string; match: string }[];
} {
  return {
    tasks: {
      [forgetTokensTask]: (payload) => forgetTokens(deps, payload),
      'forget-unverified-cards': () => forgetUnverifiedCards(deps.db, deps.now()),
    },
    crons: [{ task: 'forget-unverified-cards', match: '*/10 * * * *' }],
  };
}
