import type { Caller } from '#storefront/shell/caller.ts';
import { isApiProblem } from '#client/problem.ts';
import type { Problem } from '#contract/problem.ts';
import { textOf } from '#storefront/shell/form-text.ts';
import { problemMessage } from '#storefront/shell/i18n/problem-message.ts';

/** A card that was typed into the provider's form and is not saved yet. */
export interface NewCard {
  provider: string;
  token: string;
}

/**
 * The result of a form of the page. `done` and `codeOf` (the card whose code is required) are shown at an address
 * without other parameters.
 */
export type CardsOutcome =
  | { kind: 'DONE'; done: 'added' | 'removed' | 'default' }
  | { kind: 'ENTER_CODE'; codeOf: number; isSentAgain: boolean }
  | { kind: 'REFUSED'; refused: Refused };

export interface Refused {
  status: number;
  /** The message in the shopper's language, if neither of the two fields below has a better one. */
  message: string;
  code: string;
  attemptsLeft?: number;
  waitMinutes?: number;
  /** The card whose code is still required. */
  codeOf?: number;
  /** The card, if it may be tried again. */
  newCard?: NewCard;
}

/** Handles the forms of the page: add, code, resend, default, remove. */
export async function changeCards(caller: Caller, form: FormData): Promise<CardsOutcome> {
  const id = Number(textOf(form, 'id'));
  const intent = textOf(form, 'intent');
  const newCard = { provider: textOf(form, 'provider'), token: textOf(form, 'cardToken') };
  try {
    switch (intent) {
      case 'add':
        return await add(caller, newCard);
      case 'code':
        await caller.api.verifyCard({ id: id, code: textOf(form, 'code') });
        return { kind: 'DONE', done: 'added' };
      case 'resend':
        await caller.api.sendCardCode({ id });
        return { kind: 'ENTER_CODE', codeOf: id, isSentAgain: true };
      case 'remove':
        await caller.api.deleteCard({ id });
        return { kind: 'DONE', done: 'removed' };
      default:
        await caller.api.makeCardDefault({ id: id, isDefault: true });
        return { kind: 'DONE', done: 'default' };
    }
  } catch (error) {
    if (!isApiProblem(error)) throw error;
    const { problem } = error;
    return {
      kind: 'REFUSED',
      refused: { ...refusedBy(problem), ...goesOn(problem, { intent, id, newCard }) },
    };
  }
}

async function add(caller: Caller, { provider, token }: NewCard): Promise<CardsOutcome> {
  const card = await caller.api.addCard({ provider, cardToken: token });
  return card.isVerified
    ? { kind: 'DONE', done: 'added' }
    : { kind: 'ENTER_CODE', codeOf: card.id, isSentAgain: false };
}

function refusedBy(problem: Problem): Refused {
  const { status, code, facts } = problem;
  const attemptsLeft = facts?.['attemptsLeft'];
  const seconds = facts?.['retryAfterSeconds'];
  return {
    status,
    message: problemMessage(problem),
    code,
    ...(typeof attemptsLeft === 'number' && { attemptsLeft }),
    ...(typeof seconds === 'number' && { waitMinutes: Math.ceil(seconds / 60) }),
  };
}

/** After these refusals the card is gone, or was never added. */
const ends = new Set(['CARD_DECLINED', 'CARD_LIMIT', 'NOT_FOUND', 'OTP_TOO_MANY_ATTEMPTS']);

interface CardChange {
  intent: string;
  id: number;
  newCard: NewCard;
}

/** What can still be completed stays on the page after a refusal. */
function goesOn({ code }: Problem, { intent, id, newCard }: CardChange): Pick<Refused, 'codeOf' | 'newCard'> {
  if (ends.has(code)) return {};
  if (intent === 'add' && newCard.token !== '') return { newCard };
  return intent === 'code' || intent === 'resend' ? { codeOf: id } : {};
}
