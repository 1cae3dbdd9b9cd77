import type { certificateOperations as declared } from '#contract/operations/certificate.ts';
import type { ReadDb } from '#database/connect.ts';
import { readCertificateId } from '#domain/catalog/certificate-id.ts';
import { contentTag, productTag } from '#server/kit/cache-tags.ts';
import type { OperationFunctions } from '#server/kit/operation.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { findCertificate, selectOtherCertificates } from './queries.ts';
import { certificateToWire } from './wire.ts';

export const certificateOperations = {
  async getCertificate({ db }, { input }) {
    const typed = readCertificateId(input.id);
    if (!typed.ok) throw new Refusal('NOT_FOUND', { reason: typed.reason });
    const row = await findCertificate(db, typed.id);
    if (!row) throw new Refusal('NOT_FOUND', { reason: 'UNKNOWN' });
    const answer = certificateToWire(row, await selectOtherCertificates(db, row));
    return { answer, tags: [productTag(row.product_id), contentTag('metals')] };
  },
} satisfies OperationFunctions<typeof declared, { db: ReadDb }>;
