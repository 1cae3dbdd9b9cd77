import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** A file name as the build creates it: no folder, no leading dot. */
const isName = (name: string) => /^\w[\w.-]*$/.test(name);

/**
 * Serves the files of the built storefront, whose names contain a content hash: browsers cache them for a year. A separate route instead
 * of the static plugin, which lists the whole folder at each request to check the spelling of names.
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
