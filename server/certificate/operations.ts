import type { certificateOperations as declared } from '#contract/operations/certificate.ts';
import type { Db } from '#database/connect.ts';
import { readCertificateId } from '#domain/catalog/certificate-id.ts';
import { contentTag, productTag } from '#server/kit/cache-tags.ts';
import type { OperationFunctions } from '#server/kit/operation.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { findCertificate, findValidReplacement, selectOtherCertificates } from './queries.ts';
import { countMiss } from './staff/queries-staff.ts';
import { certificateToWire } from './wire.ts';

export const certificateOperations = {
  async getCertificate({ db }, { input, now }) {
    const typed = readCertificateId(input.id);
    const row = typed.ok ? await findCertificate(db, typed.id) : undefined;
    if (!row) {
      const reason = typed.ok ? 'UNKNOWN' : typed.reason;
      await countMiss(db, { typed: input.id, reason, now });
      throw new Refusal('NOT_FOUND', { reason });
    }
    const others = await selectOtherCertificates(db, row);
    const replacedBy = row.replaced_by && (await findValidReplacement(db, row.id));
    const answer = certificateToWire({ ...row, replaced_by: replacedBy }, others);
    return { answer, tags: [productTag(row.product_id), contentTag('metals')] };
  },
} satisfies OperationFunctions<typeof declared, { db: Db }>;
