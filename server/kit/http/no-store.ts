import type { FastifyReply } from 'fastify';

/**
 * A login has ended: the browser throws away what it stored of earlier answers. Cookies are cleared one by one, because those that are no
 * login stay; what scripts stored they forget themselves.
 */
export const clearSiteData = { 'clear-site-data': '"cache"' } as const;

/** The answer is private to its caller: no cache stores it (ui.md PRO-6). */
export function setNoStore(reply: FastifyReply): void {
  void reply.header('cache-control', 'private, no-store');
}
