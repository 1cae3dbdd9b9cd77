import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { PageLanguage } from '#contract/words.ts';

/** The Fastify instance every feature mounts its routes on: schemas of `contract/` give the handler its types. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

declare module 'fastify' {
  interface FastifyRequest {
    /** The language from Accept-Language: uz, uz-Cyrl, ru or en; anything else counts as ru (api.md). */
    language: PageLanguage;
  }
}
