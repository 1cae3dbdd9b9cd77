import type { FastifyReply } from 'fastify';

/** The answer is private to its caller: no cache stores it (ui.md PRO-6). */
export function setNoStore(reply: FastifyReply): void {
  void reply.header('cache-control', 'private, no-store');
}
