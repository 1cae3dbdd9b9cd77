import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** A name as the build gives them: no folder, no dot in front. */
const isName = (name: string) => /^\w[\w.-]*$/.test(name);

/**
 * The files of the built storefront, whose names change with what is in them: browsers cache them for a year. By a route of our own: the
 * library's own reads the names of the whole folder at each request, to be sure of their spelling.
 */
export async function assetRoute(app: FastifyInstance, root: string, prefix = '/assets/'): Promise<void> {
  await app.register(fastifyStatic, {
    serve: false,
    root,
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
  });
  app.get<{ Params: { '*': string } }>(`${prefix}*`, ({ params: { '*': name } }, reply) =>
    isName(name) ? reply.sendFile(name) : reply.callNotFound(),
  );
}
