import Fastify, { type FastifySchemaCompiler, type FastifySerializerCompiler } from 'fastify';
import type { App } from './app-type.ts';

/** Functions that Fastify compiles from schemas: validators and a serializer. */
interface Compilers {
  /** Validates path, query and headers, which are strings: "17.5" becomes a number. */
  validateTexts: FastifySchemaCompiler<unknown>;
  /** Validates bodies, whose values have types: null is not 0, and "17.5" is not a number. */
  validateBody: FastifySchemaCompiler<unknown>;
  write: FastifySerializerCompiler<unknown>;
}

/**
 * Makes the app compile each schema once per process. Every route has the schema `Problem`, and Fastify would compile it for each; tests
 * start a hundred shops with the same schemas. Call it before adding routes. Schemas may not refer to one another by `$ref`.
 */
export async function compileOnce(app: App): Promise<void> {
  const { validateTexts, validateBody, write } = await (compilers ??= makeCompilers());
  app.setValidatorCompiler((route) => (route.httpPart === 'body' ? validateBody : validateTexts)(route));
  app.setSerializerCompiler(write);
}

let compilers: Promise<Compilers> | undefined;

async function makeCompilers(): Promise<Compilers> {
  // with strictNumbers, a string "1e400" becomes Infinity and passes the check of the maximum:
  // https://ajv.js.org/strict-mode.html#strict-number-validation
  const ofTexts = await compilersWith({ coerceTypes: true, strictNumbers: false });
  const ofBodies = await compilersWith({ coerceTypes: false, strictNumbers: true });
  return {
    validateTexts: remembering(ofTexts.validate),
    validateBody: remembering(ofBodies.validate),
    write: remembering(ofTexts.write),
  };
}

/** Takes Fastify's own compilers from an instance that has a route with both. */
async function compilersWith(options: { coerceTypes: boolean; strictNumbers: boolean }) {
  const customOptions = { removeAdditional: false, allErrors: true, useDefaults: true, ...options } as const;
  const plain = Fastify({ ajv: { customOptions, onCreate: refuseLeapSeconds } });
  const nothing = { type: 'object' };
  plain.get('/', { schema: { querystring: nothing, response: { 200: nothing } } }, async () => ({}));
  await plain.ready();
  const { validatorCompiler: validate, serializerCompiler: write } = plain;
  if (!validate || !write) throw new Error('Fastify has no default schema compilers');
  return { validate, write };
}

/** The part of Ajv's instance that is used. */
interface Formats {
  formats: Record<string, unknown>;
  addFormat(name: string, isRight: (text: string) => boolean): unknown;
}

/** RFC 3339 allows 23:59:60, JavaScript's Date does not: the value would pass the check and become an invalid date. */
function refuseLeapSeconds(ajv: Formats): void {
  const { validate } = ajv.formats['date-time'] as { validate: (text: string) => boolean }; // as ajv-formats adds it
  ajv.addFormat('date-time', (text) => validate(text) && !Number.isNaN(Date.parse(text)));
}

/** Caches one function per schema, for all routes. */
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
