import Fastify, { type FastifySchemaCompiler, type FastifySerializerCompiler } from 'fastify';
import type { App } from './app-type.ts';

/** How Fastify makes functions of schemas: those that judge what comes, one that writes what goes. */
interface Compilers {
  /** Judges path, query and headers, which are texts: "17.5" becomes a number. */
  judgeTexts: FastifySchemaCompiler<unknown>;
  /** Judges bodies, which have types of their own: null is not 0, and "17.5" is no number. */
  judgeBody: FastifySchemaCompiler<unknown>;
  write: FastifySerializerCompiler<unknown>;
}

/**
 * Lets the app compile each schema once a process: `Problem` stands at every route, and Fastify would compile it for each; tests
 * open a hundred shops with the same schemas. Call it before the routes. Schemas may not refer to one another by `$ref`.
 */
export async function compileOnce(app: App): Promise<void> {
  const { judgeTexts, judgeBody, write } = await (compilers ??= makeCompilers());
  app.setValidatorCompiler((route) => (route.httpPart === 'body' ? judgeBody : judgeTexts)(route));
  app.setSerializerCompiler(write);
}

let compilers: Promise<Compilers> | undefined;

async function makeCompilers(): Promise<Compilers> {
  // with strictNumbers, "1e400" of a text becomes Infinity and passes the check of the maximum: https://ajv.js.org/strict-mode.html#strict-number-validation
  const ofTexts = await compilersWith({ coerceTypes: true, strictNumbers: false });
  const ofBodies = await compilersWith({ coerceTypes: false, strictNumbers: true });
  return {
    judgeTexts: remembering(ofTexts.judge),
    judgeBody: remembering(ofBodies.judge),
    write: remembering(ofTexts.write),
  };
}

/** Fastify's own, as an instance has them that has a route with both. */
async function compilersWith(options: { coerceTypes: boolean; strictNumbers: boolean }) {
  const customOptions = { removeAdditional: false, allErrors: true, useDefaults: true, ...options } as const;
  const plain = Fastify({ ajv: { customOptions, onCreate: refuseLeapSeconds } });
  const nothing = { type: 'object' };
  plain.get('/', { schema: { querystring: nothing, response: { 200: nothing } } }, async () => ({}));
  await plain.ready();
  const { validatorCompiler: judge, serializerCompiler: write } = plain;
  if (!judge || !write) throw new Error('Fastify has no compilers of its own');
  return { judge, write };
}

/** What is used of Ajv's instance. */
interface Formats {
  formats: Record<string, unknown>;
  addFormat(name: string, isRight: (text: string) => boolean): unknown;
}

/** RFC 3339 has 23:59:60, JavaScript's Date has not: it would be an invalid date behind the check. */
function refuseLeapSeconds(ajv: Formats): void {
  const { validate } = ajv.formats['date-time'] as { validate: (text: string) => boolean }; // as ajv-formats adds it
  ajv.addFormat('date-time', (text) => validate(text) && !Number.isNaN(Date.parse(text)));
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
