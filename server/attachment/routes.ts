import type { FastifyReply, FastifyRequest } from 'fastify';
import { DownloadQuery } from '#contract/content.ts';
import { Problem } from '#contract/problem.ts';
import type { FileStore, StoredFile } from '#providers/files/port.ts';
import type { App } from '#server/kit/app-type.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { readRange } from './byte-range.ts';
import { derivativeTag, type Derivatives } from './make-derivative.ts';
import { contentTypeOf, isVideo, readVariant, type Variant } from './variant.ts';

export interface AttachmentDeps {
  files: FileStore;
  derivatives: Derivatives;
}

/** A key is never given to another content: whoever has it need not ask again. */
const immutable = 'public, max-age=31536000, immutable';

/**
 * The documented download: originals as they are, with Range; derivatives of pictures from the allowed sizes. Videos
 * are served as they are whatever size is asked. Refuses NOT_FOUND for an unknown key, OVERLOADED when too many wait.
 */
export function attachmentRoutes(app: App, deps: AttachmentDeps): void {
  app.get(
    '/api/v1/attachments/download',
    { schema: { querystring: DownloadQuery, response: { '4xx': Problem, '5xx': Problem } } },
    async (request, reply) => {
      const { key } = request.query;
      const contentType = contentTypeOf(key);
      const original = contentType === null ? null : await deps.files.find(key);
      if (contentType === null || original === null) throw new Refusal('NOT_FOUND');
      reply.header('x-content-type-options', 'nosniff');
      const variant = isVideo(contentType) ? null : readVariant(request.query);
      return variant
        ? sendDerivative(deps, { request, reply, key, original, variant })
        : sendOriginal(deps, { request, reply, key, original, contentType });
    },
  );
}

interface Sending {
  request: FastifyRequest;
  reply: FastifyReply;
  key: string;
  original: StoredFile;
}

async function sendDerivative(
  { derivatives }: AttachmentDeps,
  sending: Sending & { variant: Variant },
): Promise<FastifyReply> {
  const { request, reply, key, original, variant } = sending;
  const etag = `"${derivativeTag({ key, original, variant })}"`;
  reply.header('cache-control', immutable).header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  const bytes = await derivatives.get({ key, original, variant });
  return reply.type(`image/${variant.format}`).send(bytes);
}

async function sendOriginal(
  { files }: AttachmentDeps,
  sending: Sending & { contentType: string },
): Promise<FastifyReply> {
  const { request, reply, key, original, contentType } = sending;
  const etag = `"${original.bytes.toString(36)}-${original.modifiedAt.getTime().toString(36)}"`;
  reply.header('cache-control', immutable).header('etag', etag).header('accept-ranges', 'bytes');
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  const ifRange = request.headers['if-range'];
  const isOtherVersion = ifRange !== undefined && ifRange !== etag;
  const range = isOtherVersion ? 'whole' : readRange(request.headers.range, original.bytes);
  if (range === 'unsatisfiable') {
    reply
      .status(416)
      .header('cache-control', 'no-store')
      .header('content-range', `bytes */${original.bytes}`);
    return reply.send();
  }
  reply.type(contentType);
  if (range === 'whole') return reply.header('content-length', original.bytes).send(await files.read(key));
  const { start, end } = range;
  reply
    .status(206)
    .header('content-range', `bytes ${start}-${end}/${original.bytes}`)
    .header('content-length', end - start + 1);
  return reply.send(await files.read(key, range));
}
