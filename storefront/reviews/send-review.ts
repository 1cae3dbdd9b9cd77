import type { Caller } from '#storefront/shell/caller.ts';
import { isApiProblem } from '#client/problem.ts';
import type { Problem } from '#contract/problem.ts';
import type { RewriteReview } from '#contract/review.ts';
import { fits, languages, languageOnWire } from '#contract/words.ts';
import type { linksIn } from '#storefront/links.ts';
import { textOf } from '#storefront/shell/form-text.ts';

/** A piece of an order; `token` grants access to the order for a guest. */
export interface ReviewLink {
  number: string;
  piece: string;
  token: string | undefined;
}

export function readLink(url: URL): ReviewLink {
  const { searchParams } = url;
  return {
    number: searchParams.get('order') ?? '',
    piece: searchParams.get('piece') ?? '',
    token: searchParams.get('token') ?? undefined,
  };
}

/** The address of the order with the reviewed piece. */
export function returnPath(links: ReturnType<typeof linksIn>, { number, token }: ReviewLink): string {
  return token === undefined ? links.order(number) : links.success({ number, token });
}

/** The typed values, and the API’s errors. */
export interface RefusedReview {
  problem: Problem;
  typed: RewriteReview;
  /** The id of the review to be changed; null = a new one. */
  id: number | null;
}

/** Proves by the last digits of the order's phone that the order is the visitor's. Returns the API's refusal, or null. */
export async function proveByDigits(
  caller: Caller,
  { link: { number, token }, digits }: { link: ReviewLink; digits: string },
): Promise<Problem | null> {
  try {
    await caller.api.proveOrder({ number, token, digits });
    return null;
  } catch (error) {
    if (!isApiProblem(error)) throw error;
    return error.problem;
  }
}

/** Returns null if it was accepted. A review that was submitted twice counts as submitted once. */
export async function sendReview(
  caller: Caller,
  { link, form }: { link: ReviewLink; form: FormData },
): Promise<RefusedReview | null> {
  const { number, piece, token } = link;
  const typed = typedReview(form, languageOnWire(caller.language));
  const digits = textOf(form, 'digits').trim();
  const wrongDigits = digits === '' ? null : await proveByDigits(caller, { link, digits });
  const id = Number(textOf(form, 'id'));
  const draft = { typed, id: id > 0 ? id : null };
  if (wrongDigits !== null) return { problem: wrongDigits, ...draft };
  try {
    if (textOf(form, 'intent') === 'delete') await caller.api.deleteReview({ id, token });
    else if (id > 0) await caller.api.rewriteReview({ id, token, ...typed });
    else {
      const productId = Number(textOf(form, 'productId'));
      await caller.api.writeReview({
        id: productId,
        token,
        orderNumber: number,
        serialNumber: piece,
        ...typed,
      });
    }
    return null;
  } catch (error) {
    if (!isApiProblem(error)) throw error;
    if (error.problem.code === 'REVIEW_EXISTS') return null;
    return { problem: error.problem, ...draft };
  }
}

function typedReview(form: FormData, pageLanguage: RewriteReview['language']): RewriteReview {
  const fit = fits.find((one) => one === textOf(form, 'fit'));
  return {
    rating: Number(textOf(form, 'rating')),
    text: textOf(form, 'text'),
    isNamed: textOf(form, 'isNamed') === 'yes',
    language: languages.find((one) => one === textOf(form, 'language')) ?? pageLanguage,
    ...(fit !== undefined && { fit }),
  };
}
