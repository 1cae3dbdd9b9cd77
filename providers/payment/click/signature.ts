import { createHash, timingSafeEqual } from 'node:crypto';
import type { ClickFields } from './shop-api-fields.ts';

/** Checks whether a call is signed with the secret, using the strings as received (integrations 2.1). */
export function isSigned(fields: ClickFields, secretKey: string): boolean {
  const isPrepare = fields.action === '0';
  const signed = [
    fields.click_trans_id,
    fields.service_id,
    secretKey,
    fields.merchant_trans_id,
    isPrepare ? '' : fields.merchant_prepare_id,
    fields.amount,
    fields.action,
    fields.sign_time,
  ];
  const digest = createHash('md5').update(signed.join('')).digest();
  const given = /^[\da-f]{32}$/.test(fields.sign_string) ? Buffer.from(fields.sign_string, 'hex') : undefined;
  return given !== undefined && timingSafeEqual(digest, given);
}

/** Returns the `Auth` header of the Merchant API (integrations 2.3). */
export function merchantAuth(
  { merchantUserId, secretKey }: { merchantUserId: string; secretKey: string },
  now: Date,
): string {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const digest = createHash('sha1')
    .update(timestamp + secretKey)
    .digest('hex');
  return `${merchantUserId}:${digest}:${timestamp}`;
}
