import type { FastifyRequest } from 'fastify';
import type { Asker, RequestDeps } from './request-deps.ts';

/** Who calls. Refuses UNAUTHENTICATED for a token that is over, even where guests may call. */
export async function askerOf(request: FastifyRequest, { users, now }: RequestDeps): Promise<Asker> {
  return { user: await users.find(request), language: request.language, ip: request.ip, now: now() };
}

/** Calls of one address in a minute. */
export function limitOf({ callsPerMinute }: Pick<RequestDeps, 'callsPerMinute'>): {
  rateLimit: { max: number; timeWindow: string };
} {
  return { rateLimit: { max: callsPerMinute, timeWindow: '1 minute' } };
}
