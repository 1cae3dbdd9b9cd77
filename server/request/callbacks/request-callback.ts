import type { CallbackRequest, CallbackSubject } from '#contract/request.ts';
import { languageOnWire } from '#contract/words.ts';
import { callDue } from '#domain/request/call-hours.ts';
import { sameCallbackMs } from '#domain/request/request-rules.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { loadAnswerHours } from '#server/content/shop.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { findPieceOf, findPublicProduct, lockContact } from '../queries.ts';
import { findSameCallback, insertCallback, type SubjectColumns } from './queries-callback.ts';
import { type Requester, requesterColumns, type RequestDeps } from '../request-deps.ts';
import { consumeRequestLimits } from '../request-limits.ts';
import { enqueueShopNotice } from '../notify-shop.ts';
import { typedWords } from '../typed-words.ts';

interface NewRequest extends Requester {
  form: CallbackRequest;
}

/**
 * Requests a call-back and returns its id. The same phone and subject within a quarter of an hour gives the same id to the same browser or
 * user. Refuses with NOT_FOUND (the product), VALIDATION_FAILED or RATE_LIMITED.
 */
export async function requestCallback(
  deps: RequestDeps,
  { form, ...requester }: NewRequest,
): Promise<number> {
  const words = typedWords(form);
  const about = await readSubject(deps.db, form.subject ?? { kind: 'GENERAL' });
  const same = {
    phone: form.phone,
    about,
    by: requesterColumns(requester),
    since: new Date(requester.now.getTime() - sameCallbackMs),
  };
  const earlier = await findSameCallback(deps.db, same);
  if (earlier !== undefined) return earlier;
  const ownerId = requester.user?.phone === form.phone ? requester.user.id : null;
  await consumeRequestLimits(deps, { kind: 'callback', contact: form.phone, ownerId, ...requester });
  return withTransaction(deps.db, async (db) => {
    await lockContact(db, form.phone);
    return (
      (await findSameCallback(db, same)) ?? (await keepCallback(db, { deps, requester, form, about, words }))
    );
  });
}

interface NewCallback {
  deps: RequestDeps;
  requester: Requester;
  form: CallbackRequest;
  about: SubjectColumns;
  words: { name: string; comment: string };
}

async function keepCallback(db: Db, { deps, requester, form, about, words }: NewCallback): Promise<number> {
  const bestTime = form.bestTime ?? 'ANY';
  const callback = {
    ...about,
    ...words,
    phone: form.phone,
    best_time: bestTime,
    due_at: callDue(requester.now, bestTime, await loadAnswerHours(db)),
    language: languageOnWire(requester.language),
    ...requesterColumns(requester),
  };
  const id = await insertCallback(db, callback, requester.now);
  if (deps.notifiesShop) await enqueueShopNotice(db, { kind: 'CALLBACK', id });
  return id;
}

async function readSubject(db: ReadDb, subject: CallbackSubject): Promise<SubjectColumns> {
  const nothing = { product_id: null, item_id: null, order_number: null };
  switch (subject.kind) {
    case 'PRODUCT': {
      const { productId, serialNumber } = subject;
      if ((await findPublicProduct(db, productId)) === undefined) throw new Refusal('NOT_FOUND');
      const itemId =
        serialNumber === undefined ? undefined : await findPieceOf(db, { productId, serialNumber });
      return { ...nothing, subject: 'PRODUCT', product_id: productId, item_id: itemId ?? null };
    }
    case 'ORDER':
      return { ...nothing, subject: 'ORDER', order_number: subject.orderNumber };
    case 'GENERAL':
    case 'FACTORY_VISIT':
    case 'BUSINESS':
      return { ...nothing, subject: subject.kind };
  }
}
