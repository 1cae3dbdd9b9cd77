import type { FastifyReply } from 'fastify';

/** The answer is for who asked: nobody on the way keeps it (ui.md PRO-6). */
export function keepPrivate(reply: FastifyReply): void {
  void reply.header('cache-control', 'private, no-store');
}
