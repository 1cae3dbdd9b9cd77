import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { PageLanguage } from '#contract/words.ts';

/** The Fastify instance on which features mount their routes; the schemas of `contract/` give handlers their types. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

declare module 'fastify' {
  interface FastifyRequest {
    /** The language from Accept-Language: uz, uz-Cyrl, ru or en; anything else is treated as ru (api.md). */
    language: PageLanguage;
  }
}
