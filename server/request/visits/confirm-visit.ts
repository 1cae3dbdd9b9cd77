import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { loadMessageWords } from '#server/kit/texts/message-words.ts';
import { visitSms } from '../compose-request.ts';
import { claimVisit, findVisit, releaseVisit } from './queries-visit.ts';
import { requestKey } from '../request-key.ts';
import { claimMs, type RequestPost } from '../request-post.ts';

export const confirmVisitTask = 'confirm-visit';
const Payload = Type.Object({ id: Type.Integer() });

/**
 * Sends the SMS of a booking or a rescheduled visit: place, time, and the link to cancel it. Sent once, and not for a cancelled visit.
 * Throws the provider's errors.
 */
export async function confirmVisit(post: RequestPost, payload: unknown): Promise<void> {
  const { db, secret, publicUrl } = post;
  const parsed = Value.Parse(Payload, payload);
  const { id } = parsed;
  const now = post.now();
  if (!(await claimVisit(db, { id, now, until: new Date(now.getTime() + claimMs) }))) return;
  const visit = await findVisit(db, id);
  if (visit === undefined) return;
  const { phone, language, store_name: store, starts_at: startsAt } = visit;
  const isMoved = visit.rescheduled_at !== null;
  const key = requestKey(secret, 'visit', id);
  try {
    const words = await loadMessageWords(db, language);
    await post.sms?.send({
      to: phone,
      text: visitSms({ language, words, publicUrl, store, startsAt, key, isMoved }),
    });
  } catch (error) {
    await releaseVisit(db, { id, notifiedAt: null });
    throw error;
  }
  await releaseVisit(db, { id, notifiedAt: now });
}
