import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import {
  Authenticate,
  AuthenticateWithOtp,
  AuthTokens,
  CodeSent,
  ForgotPassword,
  RefreshedTokens,
  RegisterWithEmail,
  ResetPassword,
  VerifyEmail,
  VerifyOtp,
} from '#contract/auth.ts';
import { Problem } from '#contract/problem.ts';
import type { App } from '#server/kit/app-type.ts';
import { keepPrivate } from '#server/kit/keep-private.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { Users } from '#server/kit/session.ts';
import { authenticate } from './authenticate.ts';
import { refreshTokens } from './refresh-tokens.ts';
import { registerWithEmail, verifyEmail } from './register-with-email.ts';
import { forgotPassword, resetPassword } from './reset-password.ts';
import { type CodeDeps, sendCode } from './send-code.ts';
import { endSession } from './sessions.ts';
import { verifyOtp } from './verify-otp.ts';

export interface AuthDeps extends CodeDeps {
  users: Users;
  now: () => Date;
  /** That one address may make in a minute: many shoppers of a mobile network share one. */
  callsPerMinute: number;
}

const problems = { '4xx': Problem, '5xx': Problem };
const sent = { 202: CodeSent, ...problems };
const tokens = { 200: AuthTokens, ...problems };

/** Who comes in, and who goes (api.md Authentication). What authenticates looks at no login of the caller's; no answer is kept on the way. */
export function authRoutes(app: App, deps: AuthDeps): void {
  codeRoutes(app, deps);
  passwordRoutes(app, deps);
  sessionRoutes(app, deps);
}

/** Where the call comes from. */
const callerOf = ({ ip, language, headers }: FastifyRequest, { now }: AuthDeps) => ({
  ip,
  language,
  userAgent: headers['user-agent'],
  now: now(),
});

function codeRoutes(app: App, deps: AuthDeps): void {
  const { config } = limitOf(deps);

  app.post(
    '/api/v1/authenticate-with-otp',
    { config, schema: { body: AuthenticateWithOtp, response: sent } },
    async (request, reply) => {
      keepPrivate(reply.status(202));
      const destination = request.body.phone;
      return sendCode(deps, { purpose: 'LOGIN', destination, ...callerOf(request, deps) });
    },
  );

  app.post(
    '/api/v1/verify-otp',
    { config, schema: { body: VerifyOtp, response: tokens } },
    async (request, reply) => {
      keepPrivate(reply);
      return verifyOtp(deps, { proof: request.body, ...callerOf(request, deps) });
    },
  );

  app.post(
    '/api/v1/register-with-email',
    { config, schema: { body: RegisterWithEmail, response: sent } },
    async (request, reply) => {
      keepPrivate(reply.status(202));
      return registerWithEmail(deps, { form: request.body, ...callerOf(request, deps) });
    },
  );

  app.post(
    '/api/v1/verify-email',
    { config, schema: { body: VerifyEmail, response: tokens } },
    async (request, reply) => {
      keepPrivate(reply);
      return verifyEmail(deps, { proof: request.body, ...callerOf(request, deps) });
    },
  );
}

function passwordRoutes(app: App, deps: AuthDeps): void {
  const { config } = limitOf(deps);

  app.post(
    '/api/v1/authenticate',
    { config, schema: { body: Authenticate, response: tokens } },
    async (request, reply) => {
      keepPrivate(reply);
      return authenticate(deps, { proof: request.body, ...callerOf(request, deps) });
    },
  );

  app.post(
    '/api/v1/forgot-password',
    { config, schema: { body: ForgotPassword, response: sent } },
    async (request, reply) => {
      keepPrivate(reply.status(202));
      return forgotPassword(deps, { email: request.body.email, ...callerOf(request, deps) });
    },
  );

  app.post(
    '/api/v1/reset-password',
    { config, schema: { body: ResetPassword, response: tokens } },
    async (request, reply) => {
      keepPrivate(reply);
      return resetPassword(deps, { form: request.body, ...callerOf(request, deps) });
    },
  );
}

function sessionRoutes(app: App, deps: AuthDeps): void {
  const { db, users, now } = deps;
  // nobody guesses a token, and every shopper of a mobile network comes with one each quarter of an hour
  const { config } = limitOf({ ...deps, callsPerMinute: 10 * deps.callsPerMinute });

  app.post(
    '/api/v1/refresh-token',
    { config, schema: { response: { 200: RefreshedTokens, ...problems } } },
    async (request, reply) => {
      keepPrivate(reply);
      requireNoBody(request);
      const [, refreshToken] = /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? '') ?? [];
      return refreshTokens(deps, { refreshToken, now: now() });
    },
  );

  app.post(
    '/api/v1/logout',
    { schema: { response: { 204: Type.Null(), ...problems } } },
    async (request, reply) => {
      requireNoBody(request);
      const { id: userId, sessionId } = await users.get(request);
      await endSession(db, { userId, sessionId, because: 'LOGOUT', now: now() });
      return reply.status(204).send(null);
    },
  );
}

function limitOf({ callsPerMinute }: AuthDeps): {
  config: { rateLimit: { max: number; timeWindow: string } };
} {
  return { config: { rateLimit: { max: callsPerMinute, timeWindow: '1 minute' } } };
}

/** What such a call does not know, it does not ignore (api.md, Conventions). */
function requireNoBody({ body }: FastifyRequest): void {
  if (body === undefined || body === null) return;
  throw new Refusal('VALIDATION_FAILED', undefined, [{ path: '', code: 'additionalProperties' }]);
}
