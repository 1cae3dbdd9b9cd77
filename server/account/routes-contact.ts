import { CodeSent } from '#contract/auth.ts';
import { ChangeEmail, ChangePhone, Me, VerifyEmailChange, VerifyPhoneChange } from '#contract/me.ts';
import { Problem } from '#contract/problem.ts';
import type { CodeDeps } from '#server/auth/send-code.ts';
import type { App } from '#server/kit/app-type.ts';
import { keepPrivate } from '#server/kit/keep-private.ts';
import type { Users } from '#server/kit/session.ts';
import { askContactChange, changeContact } from './change-contact.ts';

export interface ContactDeps extends CodeDeps {
  users: Users;
  now: () => Date;
}

const path = '/api/v1/me';
const problems = { '4xx': Problem, '5xx': Problem };
/** Of one address; how often codes are sent and tried is counted apart, by destination. */
const config = { rateLimit: { max: 60, timeWindow: '1 minute' } };
const asked = { 202: CodeSent, ...problems };
const changed = { 200: Me, ...problems };

/** A new phone or email, proven by a code that was sent to it. */
export function contactRoutes(app: App, deps: ContactDeps): void {
  phoneRoutes(app, deps);
  emailRoutes(app, deps);
}

function phoneRoutes(app: App, deps: ContactDeps): void {
  const { users, now } = deps;

  app.post(
    `${path}/phone`,
    { config, schema: { body: ChangePhone, response: asked } },
    async (request, reply) => {
      keepPrivate(reply);
      const user = await users.get(request);
      const { phone } = request.body;
      const sent = await askContactChange(deps, { user, contact: { phone }, ip: request.ip, now: now() });
      return reply.status(202).send(sent);
    },
  );

  app.post(
    `${path}/phone/verify`,
    { config, schema: { body: VerifyPhoneChange, response: changed } },
    async (request, reply) => {
      keepPrivate(reply);
      const { id: userId } = await users.get(request);
      const { phone, code } = request.body;
      return changeContact(deps, { userId, contact: { phone }, code, now: now() });
    },
  );
}

function emailRoutes(app: App, deps: ContactDeps): void {
  const { users, now } = deps;

  app.post(
    `${path}/email`,
    { config, schema: { body: ChangeEmail, response: asked } },
    async (request, reply) => {
      keepPrivate(reply);
      const user = await users.get(request);
      const email = request.body.email.toLowerCase();
      const sent = await askContactChange(deps, { user, contact: { email }, ip: request.ip, now: now() });
      return reply.status(202).send(sent);
    },
  );

  app.post(
    `${path}/email/verify`,
    { config, schema: { body: VerifyEmailChange, response: changed } },
    async (request, reply) => {
      keepPrivate(reply);
      const { id: userId } = await users.get(request);
      const { email, code } = request.body;
      const contact = { email: email.toLowerCase() };
      return changeContact(deps, { userId, contact, code, now: now() });
    },
  );
}
