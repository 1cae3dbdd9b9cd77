import type { FastifyReply } from 'fastify';

/**
 * Sent when a session ends: makes the browser delete its HTTP cache. Cookies are cleared one by one, because cookies unrelated to the
 * session must stay; scripts clear their own storage.
 */
export const clearSiteData = { 'clear-site-data': '"cache"' } as const;

/** Marks the response as private to its caller, so that no cache stores it (ui.md PRO-6). */
export function setNoStore(reply: FastifyReply): void {
  void reply.header('cache-control', 'private, no-store');
}
