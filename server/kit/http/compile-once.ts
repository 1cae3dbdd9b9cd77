import Fastify, { type FastifySchemaCompiler, type FastifySerializerCompiler } from 'fastify';
import type { App } from './app-type.ts';

/** How Fastify makes functions of schemas: one that judges what comes, one that writes what goes. */
interface Compilers {
  judge: FastifySchemaCompiler<unknown>;
  write: FastifySerializerCompiler<unknown>;
}

/**
 * Lets the app compile each schema once a process: `Problem` stands at every route, and Fastify would compile it for each; tests
 * open a hundred shops with the same schemas. Call it before the routes. Schemas may not refer to one another by `$ref`.
 */
export async function compileOnce(app: App): Promise<void> {
  const { judge, write } = await (compilers ??= makeCompilers());
  app.setValidatorCompiler(judge);
  app.setSerializerCompiler(write);
}

let compilers: Promise<Compilers> | undefined;

/** Fastify's own, as an instance has them that has a route with both. */
async function makeCompilers(): Promise<Compilers> {
  const plain = Fastify({
    ajv: {
      customOptions: {
        removeAdditional: false,
        coerceTypes: true,
        allErrors: true,
        useDefaults: true,
        // else "1e400" becomes Infinity and passes the check of the maximum: https://ajv.js.org/strict-mode.html#strict-number-validation
        strictNumbers: false,
      },
    },
  });
  const nothing = { type: 'object' };
  plain.get('/', { schema: { querystring: nothing, response: { 200: nothing } } }, async () => ({}));
  await plain.ready();
  const { validatorCompiler: judge, serializerCompiler: write } = plain;
  if (!judge || !write) throw new Error('Fastify has no compilers of its own');
  return { judge: remembering(judge), write: remembering(write) };
}

/** One function a schema, whatever route asks for it. */
function remembering<Route extends { schema: unknown }, Made>(
  compile: (route: Route) => Made,
): (route: Route) => Made {
  const known = new WeakMap<object, Made>();
  return (route) => {
    const { schema } = route;
    if (typeof schema !== 'object' || schema === null) return compile(route);
    const made = known.get(schema) ?? compile(route);
    known.set(schema, made);
    return made;
  };
}
