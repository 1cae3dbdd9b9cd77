import { Value } from 'typebox/value';
import { Certificate } from '#contract/catalog.ts';
import { attachmentRef } from '#server/attachment/url.ts';
import { names, slugs } from '#server/kit/wire.ts';
import type { CertificateRow } from './queries.ts';

export function certificateToWire(row: CertificateRow): Certificate {
  return {
    id: row.id,
    state: row.certificate_state,
    replacedBy: row.replaced_by,
    laboratory: row.laboratory,
    reportNumber: row.report_number,
    issuedOn: row.issued_on,
    note: row.note,
    subject: Value.Parse(Certificate.properties.subject, row.subject),
    attachment: attachmentRef(row.attachment_key),
    checkUrl: row.check_url,
    serialNumber: row.serial_number,
    product: { id: row.product_id, artikul: row.artikul, ...names(row.name), ...slugs(row) },
  };
}
