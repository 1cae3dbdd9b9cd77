import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DownloadQuery } from '#contract/content.ts';
import { Problem } from '#contract/problem.ts';
import { contentTypeOf } from '#domain/catalog/original-file.ts';
import type { ByteRange, FileStore, StoredFile } from '#providers/files/port.ts';
import type { App } from '#server/kit/http/app-type.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { readRange } from './byte-range.ts';
import { isKnown, isRangeOf } from './conditional.ts';
import { derivativeTag, type Derivatives } from './make-derivative.ts';
import { PictureUnreadable, readVariant, type Variant } from './variant.ts';

export interface AttachmentDeps {
  files: FileStore;
  derivatives: Derivatives;
  /** Returns the network of an address, by which new renderings are counted; null = not counted. */
  networkOf: (ip: string) => string | null;
}

/** The content of a key never changes, so browsers need not revalidate it. */
const immutable = 'public, max-age=31536000, immutable';
/** Larger originals are not sent in place of a small picture. */
const maxBytesMeanwhile = 5 * 1024 * 1024;

/**
 * The documented download: originals unchanged, with Range support, and derivatives of pictures in the allowed sizes. Films (.mp4, .3gp)
 * are served unchanged whatever size is requested; a size of an animated .avif is its first frame.
 * Refuses with NOT_FOUND for an unknown key or an original that cannot be rendered, UPSTREAM_UNAVAILABLE if the store cannot be reached.
 * While the rendering queue is full, the original is served instead of a new derivative, or, if it is large, the request is refused with
 * OVERLOADED.
 */
export function attachmentRoutes(app: App, deps: AttachmentDeps): void {
  app.get(
    '/api/v1/attachments/download',
    { schema: { querystring: DownloadQuery, response: { '4xx': Problem, '5xx': Problem } } },
    async (request, reply) => {
      const { key } = request.query;
      const contentType = contentTypeOf(key);
      const original = contentType === null ? null : await orAway(request, deps.files.find(key));
      if (contentType === null || original === null) throw new Refusal('NOT_FOUND');
      reply.header('x-content-type-options', 'nosniff');
      const isFilm = contentType.startsWith('video/');
      const variant = isFilm ? null : readVariant(request.query, request.headers.accept);
      if (variant && request.query.fm === undefined) reply.header('vary', 'accept');
      return variant
        ? sendDerivative(deps, { request, reply, key, original, variant, contentType })
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
  deps: AttachmentDeps,
  sending: Sending & { variant: Variant; contentType: string },
): Promise<FastifyReply> {
  const { request, reply, key, original, variant } = sending;
  const etag = `"${derivativeTag({ key, original, variant })}"`;
  if (isKnown(request.headers, { etag }))
    return reply.header('cache-control', immutable).header('etag', etag).status(304).send();
  const network = deps.networkOf(request.ip);
  const bytes = await orAway(request, deps.derivatives.get({ key, original, variant, network }));
  if (bytes === null) return sendMeanwhile(deps, sending);
  return reply
    .header('cache-control', immutable)
    .header('etag', etag)
    .type(`image/${variant.format}`)
    .send(bytes);
}

/** Sends the original in place of a derivative, uncached, because the derivative may be ready at the next request. */
async function sendMeanwhile(
  deps: AttachmentDeps,
  sending: Sending & { contentType: string },
): Promise<FastifyReply> {
  const { reply, original, contentType } = sending;
  if (original.bytes > maxBytesMeanwhile) throw new Refusal('OVERLOADED', { retryAfterSeconds: 5 });
  const stream = await open(deps, { ...sending, range: 'whole' });
  return reply
    .header('cache-control', 'no-store')
    .header('content-length', original.bytes)
    .type(contentType)
    .send(stream);
}

async function sendOriginal(
  deps: AttachmentDeps,
  sending: Sending & { contentType: string },
): Promise<FastifyReply> {
  const { request, reply, original, contentType } = sending;
  const { modifiedAt, bytes } = original;
  const etag = `"${bytes.toString(36)}-${modifiedAt.getTime().toString(36)}"`;
  const version = { etag, modifiedAt };
  reply
    .header('etag', etag)
    .header('last-modified', modifiedAt.toUTCString())
    .header('accept-ranges', 'bytes');
  if (isKnown(request.headers, version)) return reply.header('cache-control', immutable).status(304).send();
  const range = isRangeOf(request.headers, version) ? readRange(request.headers.range, bytes) : 'whole';
  if (range === 'unsatisfiable') {
    return reply
      .status(416)
      .header('cache-control', 'no-store')
      .header('content-range', `bytes */${bytes}`)
      .send();
  }
  const stream = await open(deps, { ...sending, range });
  reply.header('cache-control', immutable).type(contentType);
  if (range === 'whole') return reply.header('content-length', bytes).send(stream);
  const { start, end } = range;
  return reply
    .status(206)
    .header('content-range', `bytes ${start}-${end}/${bytes}`)
    .header('content-length', end - start + 1)
    .send(stream);
}

/** HEAD requests get the headers without opening the file. */
async function open(
  { files }: AttachmentDeps,
  { request, key, range }: Sending & { range: ByteRange | 'whole' },
): Promise<Readable> {
  if (request.method === 'HEAD') return Readable.from([]);
  const stream = await orAway(request, range === 'whole' ? files.read(key) : files.read(key, range));
  if (stream === null) throw new Refusal('NOT_FOUND');
  return stream;
}

/** Translates errors of the store or of an original into refusals; the cause is logged. */
async function orAway<Value>(request: FastifyRequest, file: Promise<Value>): Promise<Value> {
  try {
    return await file;
  } catch (error) {
    if (error instanceof PictureUnreadable) {
      request.log.warn({ err: error }, 'no picture can be made of this original');
      throw new Refusal('NOT_FOUND');
    }
    // compared by name, because features import only the types of a port
    if (!(error instanceof Error) || error.name !== 'FileStoreFault') throw error;
    request.log.warn({ err: error }, 'the file store cannot be reached');
    throw new Refusal('UPSTREAM_UNAVAILABLE');
  }
}
