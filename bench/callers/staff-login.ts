import type { ShopClient } from './http-client.ts';

/** The browser of somebody of the staff: what its calls carry. */
export interface StaffLogin {
  origin: string;
  cookie: string;
  'x-csrf': string;
}

/** Logs in as one of the demo's accounts, with the second factor; `nth` goes through them in turn. Throws when no account can. */
export async function logInAsStaff(app: ShopClient, origin: string, nth: number): Promise<StaffLogin> {
  // an address each, because the shop limits how often one may call
  const remoteAddress = `127.200.${(nth >> 8) & 255}.${nth & 255}`;
  const accounts = await app.inject({ url: '/api/admin/v1/demo/accounts', remoteAddress });
  const ids = accounts.json<{ id: number }[]>().map(({ id }) => id);
  // every other login is the owner's, whom nothing is refused
  const staffId = nth % 2 === 0 ? ids[0] : ids[((nth - 1) / 2) % ids.length];
  const answer = await app.inject({
    method: 'POST',
    url: '/api/admin/v1/demo/session',
    headers: { origin },
    payload: { staffId },
    remoteAddress,
  });
  if (answer.statusCode !== 200) throw new Error(`nobody of the staff can log in: ${answer.body}`);
  return {
    origin,
    cookie: answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    'x-csrf': answer.json<{ csrf: string }>().csrf,
  };
}
