import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import { CertificateParams } from '#contract/catalog/certificate.ts';
import { Shape } from '#contract/primitives.ts';
import { Problem } from '#contract/problem.ts';
import type { ReadDb } from '#database/connect.ts';
import { readCertificateId } from '#domain/catalog/certificate-id.ts';
import type { App } from '#server/kit/http/app-type.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { sha256 } from '#server/kit/crypto/signing.ts';
import { writeAtomically } from '#server/kit/atomic-write.ts';
import { documentOf, hasDocument, type CertificateDocument } from './certificate-document.ts';
import { findCertificate } from './queries.ts';

export interface DocumentDeps {
  db: ReadDb;
  publicUrl: string;
  /** The folder of documents; it may be emptied at any time. */
  folder: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** The same limit as for look-ups, so that the register cannot be copied by trying numbers (CRF-3). */
const documentsPerMinute = 30;
/** Increased when the layout changes, so that cached documents are drawn again. */
const version = 2;

/**
 * `GET /certificates/{id}/document.pdf`: our passport of a piece, or a specimen of a demo report, drawn on the first request. Refuses with
 * NOT_FOUND for an unknown number and for a laboratory's report.
 */
export function documentRoutes(app: App, deps: DocumentDeps): void {
  app.get(
    '/api/v1/certificates/:id/document.pdf',
    {
      config: { rateLimit: { max: documentsPerMinute, timeWindow: 60_000 } },
      schema: {
        params: CertificateParams,
        querystring: Shape({}),
        response: { '4xx': Problem },
      },
    },
    async (request, reply) => {
      const typed = readCertificateId(request.params.id);
      const row = typed.ok ? await findCertificate(deps.db, typed.id) : undefined;
      if (row === undefined || !hasDocument(row)) throw new Refusal('NOT_FOUND');
      const shown = documentOf(row, deps.publicUrl);
      return sendPdf(reply, { name: row.id, bytes: await drawnOnce(shown, deps) });
    },
  );
}

function sendPdf(reply: FastifyReply, { name, bytes }: { name: string; bytes: Buffer }): FastifyReply {
  return reply
    .type('application/pdf')
    .header('cache-control', 'public, max-age=3600')
    .header('content-disposition', `inline; filename="${name}.pdf"`)
    .send(bytes);
}

/** Reads the file from disk, or draws it. The file name includes a hash of the content, so that a correction is drawn again. */
async function drawnOnce(shown: CertificateDocument, { folder, log }: DocumentDeps): Promise<Buffer> {
  const tag = sha256(JSON.stringify([version, shown]))
    .toString('hex')
    .slice(0, 32);
  const file = path.join(folder, tag.slice(0, 2), `${tag}.pdf`);
  const drawn = await readFile(file).catch(() => null);
  if (drawn) return drawn;
  // loaded on first use: the library takes several megabytes, which a shop without such requests does not need
  const { drawDocument } = await import('./draw-document.ts');
  const bytes = await drawDocument(shown);
  await writeAtomically(file, (unfinished) => writeFile(unfinished, bytes)).catch((error: unknown) => {
    log.warn({ err: error, folder }, 'document of a certificate not stored');
  });
  return bytes;
}
