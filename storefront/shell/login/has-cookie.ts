/**
 * Whether the browser has sent one of the cookies that scripts cannot read: over https their names begin with `__Host-`
 * (server/kit/http/cookie-names.ts).
 */
export function hasCookie(request: Request, ...names: readonly string[]): boolean {
  const sent = (request.headers.get('cookie') ?? '').split(';').map((part) => part.split('=', 1)[0]?.trim());
  return names.some((name) => sent.includes(name) || sent.includes(`__Host-${name}`));
}
