import { Type } from 'typebox';
import { Session, SessionParams } from '#contract/me.ts';
import { Problem } from '#contract/problem.ts';
import type { Db } from '#database/connect.ts';
import { endSession, endSessions } from '#server/auth/sessions.ts';
import type { App } from '#server/kit/app-type.ts';
import { keepPrivate } from '#server/kit/keep-private.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { Users } from '#server/kit/session.ts';
import { listSessions } from './list-sessions.ts';

const path = '/api/v1/me/sessions';
const problems = { '4xx': Problem, '5xx': Problem };
const nothing = { 204: Type.Null(), ...problems };

/** The devices a user is logged in on. Another user's login, and one that is over, is NOT_FOUND. */
export function sessionRoutes(app: App, { db, users, now }: { db: Db; users: Users; now: () => Date }): void {
  const list = { 200: Type.Array(Session), ...problems };
  app.get(path, { schema: { response: list } }, async (request, reply) => {
    keepPrivate(reply);
    const user = await users.get(request);
    return listSessions(db, { user, now: now() });
  });

  app.delete(
    `${path}/:id`,
    { schema: { params: SessionParams, response: nothing } },
    async (request, reply) => {
      keepPrivate(reply);
      const { id: userId } = await users.get(request);
      const ending = { userId, sessionId: request.params.id, because: 'LOGOUT' as const, now: now() };
      if (!(await endSession(db, ending))) throw new Refusal('NOT_FOUND');
      return reply.status(204).send(null);
    },
  );

  app.delete(path, { schema: { response: nothing } }, async (request, reply) => {
    keepPrivate(reply);
    const { id: userId } = await users.get(request);
    await endSessions(db, { userId, because: 'LOGOUT_EVERYWHERE', now: now() });
    return reply.status(204).send(null);
  });
}
