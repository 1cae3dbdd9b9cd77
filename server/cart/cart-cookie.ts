import type { FastifyReply, FastifyRequest } from 'fastify';

/** Opaque, unreadable for scripts, 30 days (decisions 5). The database knows only its SHA-256. */
const cookieName = 'cart';
const maxAgeSeconds = 30 * 24 * 60 * 60;
const form = /^[A-Za-z0-9_-]{43}$/;

/** The caller's cart secret; a malformed cookie counts as none. */
export function cartTokenOf(request: FastifyRequest): string | undefined {
  const value = request.cookies[cookieName];
  return value !== undefined && form.test(value) ? value : undefined;
}

/** The cart of the cookie is no more. */
export function clearCartCookie(reply: FastifyReply): void {
  void reply.clearCookie(cookieName, { path: '/' });
}

export function setCartCookie(
  reply: FastifyReply,
  { token, isSecure }: { token: string; isSecure: boolean },
): void {
  void reply.setCookie(cookieName, token, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: maxAgeSeconds,
    secure: isSecure,
  });
}
