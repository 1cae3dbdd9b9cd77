import type { ShopClient } from './http-client.ts';

/** The session of a staff member, for the headers of calls. */
export interface StaffLogin {
  origin: string;
  cookie: string;
  'x-csrf': string;
}

/** Logs in as one of the demo's accounts, with the second factor; `nth` selects them in turn. Throws if no account can log in. */
export async function logInAsStaff(app: ShopClient, origin: string, nth: number): Promise<StaffLogin> {
  // separate addresses, because the shop limits the calls of one address
  const remoteAddress = `127.200.${(nth >> 8) & 255}.${nth & 255}`;
  const accounts = await app.inject({ url: '/api/admin/v1/demo/accounts', remoteAddress });
  const ids = accounts.json<{ id: number }[]>().map(({ id }) => id);
  // every other login is the owner's, who has all permissions
  const staffId = nth % 2 === 0 ? ids[0] : ids[((nth - 1) / 2) % ids.length];
  const answer = await app.inject({
    method: 'POST',
    url: '/api/admin/v1/demo/session',
    headers: { origin },
    payload: { staffId },
    remoteAddress,
  });
  if (answer.statusCode !== 200) throw new Error(`no staff account can log in: ${answer.body}`);
  return {
    origin,
    cookie: answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    'x-csrf': answer.json<{ csrf: string }>().csrf,
  };
}
