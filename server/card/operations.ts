import type { cardOperations as declared } from '#contract/operations/card.ts';
import type { OperationFunctions } from '#server/kit/operation.ts';
import { addCard } from './add-card.ts';
import type { CardDeps } from './card-deps.ts';
import { deleteCard } from './delete-card.ts';
import { listCardProviders } from './list-card-providers.ts';
import { listCardsOf } from './list-cards.ts';
import { makeCardDefault } from './make-card-default.ts';
import { sendCardCode } from './send-card-code.ts';
import { verifyCard } from './verify-card.ts';

export const cardOperations = {
  listCards: ({ db }, { caller, now }) => listCardsOf(db, { userId: caller.user.id, now }),

  listCardProviders: async ({ providers }, { caller }) => listCardProviders(providers, caller.language),

  addCard: (deps, { caller, input }) => addCard(deps, { userId: caller.user.id, typed: input }),

  sendCardCode: (deps, { caller, input }) => sendCardCode(deps, { userId: caller.user.id, id: input.id }),

  verifyCard: (deps, { caller, input }) =>
    verifyCard(deps, { by: { userId: caller.user.id, id: input.id }, code: input.code }),

  makeCardDefault: ({ db }, { caller, input, now }) =>
    makeCardDefault(db, { by: { userId: caller.user.id, id: input.id }, now }),

  deleteCard: ({ db }, { caller, input }) => deleteCard(db, { userId: caller.user.id, id: input.id }),
} satisfies OperationFunctions<typeof declared, CardDeps>;
