import { Certificate, CertificateParams } from '#contract/certificate.ts';
import { Shape } from '#contract/primitives.ts';
import { Problem } from '#contract/problem.ts';
import type { ReadDb } from '#database/connect.ts';
import type { App } from '#server/kit/app-type.ts';
import { readCertificateId } from '#domain/catalog/certificate-id.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { findCertificate, selectOtherPapers } from './queries.ts';
import { certificateToWire } from './wire.ts';

export interface CertificateDeps {
  db: ReadDb;
}

/** More than a person types: nobody reads the register out by trying numbers. */
const lookUpsPerMinute = 30;

/**
 * `/certificates/{id}`: public; an id in any case, with or without hyphens. NOT_FOUND says why: FORM (unlike our
 * numbers), CHECK (its check characters are wrong: a slip of the pen) or UNKNOWN. RATE_LIMITED after 30 look-ups a minute (CRF-3).
 */
export function certificateRoutes(app: App, { db }: CertificateDeps): void {
  app.get(
    '/api/v1/certificates/:id',
    {
      config: { rateLimit: { max: lookUpsPerMinute, timeWindow: 60_000 } },
      schema: {
        params: CertificateParams,
        querystring: Shape({}),
        response: { 200: Certificate, '4xx': Problem },
      },
    },
    async (request, reply) => {
      const typed = readCertificateId(request.params.id);
      if (!typed.ok) throw new Refusal('NOT_FOUND', { reason: typed.reason });
      const row = await findCertificate(db, typed.id);
      if (!row) throw new Refusal('NOT_FOUND', { reason: 'UNKNOWN' });
      reply.header('x-cache-tags', `product:${row.product_id}`);
      return certificateToWire(row, await selectOtherPapers(db, row));
    },
  );
}
