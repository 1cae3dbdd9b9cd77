import { sql } from 'kysely';
import { type Attack, codeOf, finding, newPhone, openBrowser } from './attack.ts';

/** Line 12: with an unattended session the account could be closed and its first password set. */
export const bareSession: Attack = {
  what: '12. somebody with a login of eleven minutes ago closes the account and sets a password, phone and email',
  run: async (shop) => {
    const { codeTo, database } = shop;
    if (codeTo === undefined || database === undefined)
      return [finding(null, 'no login can be made older: the shop is not of this run')];
    const phone = newPhone();
    const thief = openBrowser(shop, shop.address());
    await thief.call('POST', '/api/v1/authenticate-with-otp', { payload: { phone } });
    const typed = { payload: { phone, code: codeTo(phone) } };
    const { authToken } = (await thief.call('POST', '/api/v1/verify-otp', typed)).json<{
      authToken: string;
    }>();
    const headers = { authorization: `Bearer ${authToken}` };
    await sql`
      update sessions set created_at = created_at - interval '11 minutes', proven_at = null
      where user_id = (select id from users where phone = ${phone})`.execute(database);
    // every account with a password has an email
    await sql`update users set email = ${`owner${phone.slice(1)}@example.com`} where phone = ${phone}`.execute(
      database,
    );
    const tries = [
      ['POST', '/api/v1/me/password', { password: 'kumush-uzuk-42' }],
      ['POST', '/api/v1/me/phone', { phone: newPhone() }],
      ['POST', '/api/v1/me/email', { email: 'thief@example.com' }],
      ['DELETE', '/api/v1/me/sessions', undefined],
      ['DELETE', '/api/v1/me', undefined],
    ] as const;
    const findings = [];
    for (const [method, path, payload] of tries) {
      const answer = codeOf(await thief.call(method, path, { headers, ...(payload && { payload }) }));
      findings.push(finding(answer === 'PROOF_NEEDED', `${method} ${path}: ${answer}`));
    }
    const me = await thief.call('GET', '/api/v1/me', { headers });
    const { hasPassword } = me.json<{ hasPassword?: boolean }>();
    return [
      ...findings,
      finding(me.statusCode === 200 && hasPassword === false, 'the account is as its owner left it'),
    ];
  },
};
