import type { StockAlertRequest } from '#contract/request.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { limitRefusal } from '#server/kit/limits/limit-hits.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { contactHmac } from '../contact-hmac.ts';
import { findOwner, findPublicProduct, lockContact } from '../queries.ts';
import {
  type ContactColumns,
  countOpenAlerts,
  findOpenAlert,
  findWanted,
  insertAlert,
  wasMadeIn,
  type Wanted,
} from './queries-alert.ts';
import { isMuted, unmuteContact } from './queries-muted.ts';
import { type Requester, requesterColumns, type RequestDeps } from '../request-deps.ts';
import { consumeRequestLimits } from '../request-limits.ts';

interface NewRequest extends Requester {
  form: StockAlertRequest;
}

/**
 * Adds a stock alert for a phone or an email and returns its id; the same id if this browser or user has it already. No confirmation is
 * required, because that would itself be an unwanted message to a stranger (docs/decisions/0017-requests-of-shoppers.md). Refuses with
 * NOT_FOUND, VALIDATION_FAILED (a size it was never made in), ALREADY_AVAILABLE, CONTACT_MUTED, ALERT_LIMIT or RATE_LIMITED.
 */
export async function requestStockAlert(
  deps: RequestDeps,
  { form, ...requester }: NewRequest,
): Promise<number> {
  const contact = contactOf(form);
  const wanted = wantedOf(form);
  const to = contact.phone ?? contact.email ?? '';
  await requireWaitable(deps.db, { wanted, form });
  const by = requesterColumns(requester);
  const earlier = await findOpenAlert(deps.db, { wanted, contact, by });
  if (earlier !== undefined) return earlier;
  const isOwn = await isOwnContact(deps.db, { contact, requester });
  const ownerId = isOwn ? (requester.user?.id ?? null) : null;
  await consumeRequestLimits(deps, { kind: 'alert', contact: to, ownerId, ...requester });
  return withTransaction(deps.db, async (db) => {
    await lockContact(db, to);
    const same = await findOpenAlert(db, { wanted, contact, by });
    if (same !== undefined) return same;
    await requireWelcome(db, { hmac: contactHmac(deps.secret, to), isOwn });
    const limit = isOwn ? deps.limits.alertsPerUser : deps.limits.alertsPerContact;
    if ((await countOpenAlerts(db, contact)) >= limit)
      throw limitRefusal('ALERTS_PER_CONTACT', 'ALERT_LIMIT', { limit });
    const alert = { ...wanted, ...contact, ...by, language: requester.language };
    return insertAlert(db, alert, requester.now);
  });
}

function contactOf({ contact }: StockAlertRequest): ContactColumns {
  return 'phone' in contact
    ? { phone: contact.phone, email: null }
    : { phone: null, email: contact.email.toLowerCase() };
}

function wantedOf({ productId, sizeMm, lengthCm }: StockAlertRequest): Wanted {
  return {
    product_id: productId,
    size_hundredths_mm: sizeMm === undefined ? null : Math.round(sizeMm * 100),
    length_mm: lengthCm === undefined ? null : Math.round(lengthCm * 10),
  };
}

async function requireWaitable(
  db: ReadDb,
  { wanted, form }: { wanted: Wanted; form: StockAlertRequest },
): Promise<void> {
  if ((await findPublicProduct(db, wanted.product_id)) === undefined) throw new Refusal('NOT_FOUND');
  if (!(await wasMadeIn(db, wanted))) {
    const path = form.sizeMm === undefined ? '/lengthCm' : '/sizeMm';
    throw new Refusal('VALIDATION_FAILED', undefined, [{ path, code: 'enum' }]);
  }
  const found = await findWanted(db, wanted);
  if (found !== undefined) throw new Refusal('ALREADY_AVAILABLE', { serialNumber: found.serial_number });
}

/** Checks whether it is the user's own verified phone or email. */
async function isOwnContact(
  db: ReadDb,
  { contact, requester }: { contact: ContactColumns; requester: Requester },
): Promise<boolean> {
  if (requester.user === undefined) return false;
  const owner = await findOwner(db, requester.user.id);
  return contact.phone === null ? contact.email === owner.email : contact.phone === owner.phone;
}

/** A muted contact stays muted until its owner requests an alert again. */
async function requireWelcome(db: Db, { hmac, isOwn }: { hmac: Buffer; isOwn: boolean }): Promise<void> {
  if (isOwn) await unmuteContact(db, hmac);
  else if (await isMuted(db, hmac)) throw new Refusal('CONTACT_MUTED');
}
