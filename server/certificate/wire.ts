import { Value } from 'typebox/value';
import { Certificate, type Paper } from '#contract/catalog/certificate.ts';
import { attachmentRef } from '#server/attachment/url.ts';
import { names, slugs } from '#server/kit/wire.ts';
import { hasDocument } from './certificate-document.ts';
import type { CertificateRow, PaperRow } from './queries.ts';

export function certificateToWire(row: CertificateRow, others: PaperRow[]): Certificate {
  return {
    ...paperToWire(row),
    serialNumber: row.serial_number,
    product: {
      id: row.product_id,
      artikul: row.artikul,
      state: row.product_state,
      ...names(row.name),
      ...slugs(row),
      image: attachmentRef(row.image_key),
    },
    others: others.map(paperToWire),
  };
}

/** `subject` is JSON in the database; malformed JSON is a bug and throws. */
function paperToWire(row: PaperRow): Paper {
  const subject = Value.Parse(Certificate.properties.subject, row.subject);
  return {
    id: row.id,
    state: row.certificate_state,
    replacedBy: row.replaced_by,
    laboratory: row.laboratory,
    reportNumber: row.report_number,
    issuedOn: row.issued_on,
    note: row.note,
    subject,
    attachment: hasDocument(row)
      ? { url: `/api/v1/certificates/${row.id}/document.pdf` }
      : attachmentRef(row.attachment_key),
    checkUrl: row.check_url,
  };
}
