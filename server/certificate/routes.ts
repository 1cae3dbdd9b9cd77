import { Certificate, CertificateParams } from '#contract/catalog.ts';
import { Shape } from '#contract/primitives.ts';
import { Problem } from '#contract/problem.ts';
import type { ReadDb } from '#database/connect.ts';
import type { App } from '#server/kit/app-type.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { findCertificate } from './queries.ts';
import { certificateToWire } from './wire.ts';

export interface CertificateDeps {
  db: ReadDb;
}

/** `/certificates/{id}`: public; an unknown id, or one with wrong check characters, is NOT_FOUND. */
export function certificateRoutes(app: App, { db }: CertificateDeps): void {
  app.get(
    '/api/v1/certificates/:id',
    {
      schema: {
        params: CertificateParams,
        querystring: Shape({}),
        response: { 200: Certificate, '4xx': Problem },
      },
    },
    async (request, reply) => {
      const row = await findCertificate(db, request.params.id.toUpperCase());
      if (!row) throw new Refusal('NOT_FOUND');
      reply.header('x-cache-tags', `product:${row.product_id}`);
      return certificateToWire(row);
    },
  );
}
