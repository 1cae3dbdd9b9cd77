import type { App } from './app-type.ts';
import { compressOnce, encodingOnce } from './encoding.ts';

/** Shorter ones fit a packet as they are. */
const shortest = 1_000;

/**
 * Answers of the API are compressed; pages and files do it themselves. Call it after the plugin that gives answers their etag. Nobody can
 * measure secrets by the length of an answer (BREACH): cookies are SameSite, so that no other site's page makes calls with them.
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
