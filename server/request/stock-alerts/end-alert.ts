import { withTransaction } from '#database/transaction.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { contactHmac } from '../contact-hmac.ts';
import { endAlertsOf, findAlert, moveAlert } from './queries-alert.ts';
import { muteContact } from './queries-muted.ts';
import type { RequestDeps } from '../request-deps.ts';

type Deps = Pick<RequestDeps, 'db' | 'secret'>;
interface Which {
  id: number;
  now: Date;
}

/** Ends the stock alert of a product on behalf of its shopper. One that has ended or was sent stays unchanged. */
export async function endAlert({ db }: Deps, { id, now }: Which): Promise<void> {
  await moveAlert(db, { id, to: 'ENDED', by: 'SHOPPER', now });
}

/** Ends all alerts of its phone or email and mutes that contact: only its owner can request alerts again. Refuses with NOT_FOUND. */
export async function muteAlerts({ db, secret }: Deps, { id, now }: Which): Promise<void> {
  await withTransaction(db, async (db) => {
    const alert = await findAlert(db, id);
    if (alert === undefined) throw new Refusal('NOT_FOUND');
    await muteContact(db, { contactHmac: contactHmac(secret, alert.phone ?? alert.email ?? ''), now });
    await endAlertsOf(db, { phone: alert.phone, email: alert.email, now });
  });
}
