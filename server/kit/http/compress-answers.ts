import type { App } from './app-type.ts';
import { compressOnce, encodingOnce } from './encoding.ts';

/** Shorter responses fit into one packet uncompressed. */
const shortest = 1_000;

/**
 * Compresses responses of the API; pages and files are compressed elsewhere. Call it after the plugin that sets the ETag. Response lengths
 * cannot leak secrets (BREACH): cookies are SameSite, so that pages of other sites cannot make calls with them.
 */
export function compressAnswers(app: App): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.url.startsWith('/api/') || !isJson(reply.getHeader('content-type'))) return payload;
    if (!(typeof payload === 'string' || Buffer.isBuffer(payload)) || payload.length < shortest)
      return payload;
    const vary = reply.getHeader('vary');
    reply.header('vary', vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`);
    const encoding = encodingOnce(request.headers['accept-encoding']);
    if (encoding === null) return payload;
    reply.header('content-encoding', encoding);
    return compressOnce(typeof payload === 'string' ? Buffer.from(payload) : payload, encoding);
  });
}

const isJson = (contentType: unknown): boolean =>
  /^application\/(?:problem\+)?json\b/.test(String(contentType));
