import { Type } from 'typebox';
import { ChangePassword, Me, MyData, UpdateMe } from '#contract/me.ts';
import { Problem } from '#contract/problem.ts';
import type { App } from '#server/kit/app-type.ts';
import { keepPrivate } from '#server/kit/keep-private.ts';
import type { Users } from '#server/kit/session.ts';
import type { KeptParts } from './account-parts.ts';
import { changePassword } from './change-password.ts';
import { type CloseDeps, closeAccount } from './close-account.ts';
import { exportMe } from './export-me.ts';
import { getMe } from './get-me.ts';
import { type ContactDeps, contactRoutes } from './routes-contact.ts';
import { sessionRoutes } from './routes-session.ts';
import { updateMe } from './update-me.ts';

export interface AccountDeps extends ContactDeps, CloseDeps {
  users: Users;
  /** What the other features keep for a user. */
  parts: KeptParts;
  now: () => Date;
}

const path = '/api/v1/me';
const problems = { '4xx': Problem, '5xx': Problem };

/** The user's own account: who they are, how they log in, where they are logged in (decisions 6). */
export function accountRoutes(app: App, deps: AccountDeps): void {
  profileRoutes(app, deps);
  sessionRoutes(app, deps);
  contactRoutes(app, deps);
}

function profileRoutes(app: App, deps: AccountDeps): void {
  const { db, users, now } = deps;

  app.get(path, { schema: { response: { 200: Me, ...problems } } }, async (request, reply) => {
    keepPrivate(reply);
    return getMe(db, (await users.get(request)).id);
  });

  app.patch(
    path,
    { config: limitTo(120), schema: { body: UpdateMe, response: { 200: Me, ...problems } } },
    async (request, reply) => {
      keepPrivate(reply);
      const { id: userId } = await users.get(request);
      return updateMe(db, { userId, typed: request.body, now: now() });
    },
  );

  app.delete(
    path,
    { config: limitTo(30), schema: { response: { 204: Type.Null(), ...problems } } },
    async (request, reply) => {
      keepPrivate(reply);
      const { id: userId } = await users.get(request);
      await closeAccount(deps, { userId, now: now() });
      return reply.status(204).send(null);
    },
  );

  app.post(
    `${path}/password`,
    { config: limitTo(60), schema: { body: ChangePassword, response: { 204: Type.Null(), ...problems } } },
    async (request, reply) => {
      keepPrivate(reply);
      const user = await users.get(request);
      await changePassword(deps, { user, typed: request.body, now: now() });
      return reply.status(204).send(null);
    },
  );

  app.get(
    `${path}/export`,
    { config: limitTo(30), schema: { response: { 200: MyData, ...problems } } },
    async (request, reply) => {
      keepPrivate(reply);
      const user = await users.get(request);
      return exportMe(deps, { user, now: now() });
    },
  );
}

/** Calls of one address in a minute: many shoppers of a mobile network share one. */
function limitTo(max: number): { rateLimit: { max: number; timeWindow: string } } {
  return { rateLimit: { max, timeWindow: '1 minute' } };
}
