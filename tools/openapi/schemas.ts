import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { TSchema } from 'typebox';
import { root } from '../run.ts';

/** A part of the document: plain JSON. */
export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [name: string]: Json;
}

/** The named schemas of the contract, and how the document refers to them. */
export interface Schemas {
  /** Returns the schema as written in the document: a reference if the contract has a name for it or for a part of it. */
  describe: (schema: TSchema) => Json;
  /** `components.schemas`: everything referred to so far, sorted by name. */
  components: () => JsonObject;
}

/** Returns the schemas exported by the files of `contract/`, by export name; `inputs` are those that operations take. */
export async function contractSchemas(inputs: ReadonlySet<unknown>): Promise<Schemas> {
  const folder = join(root, 'contract');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.startsWith('operations'),
  );
  const byName = files.toSorted((one, other) => basename(one).localeCompare(basename(other)));
  const modules = await Promise.all(byName.map((file) => import(join(folder, file)) as Promise<object>));
  return createSchemas(modules.flatMap((module) => Object.entries(module)).filter(isNamedSchema), inputs);
}

type Named = [name: string, schema: TSchema];

/** Typebox marks its schemas; `cardBrands`, a list of words, is not a schema. */
const isNamedSchema = (entry: [string, unknown]): entry is Named =>
  typeof entry[1] === 'object' && entry[1] !== null && '~kind' in entry[1];

/**
 * A schema is named by the object that is exported, or else by its JSON text, because `Type.Optional` and the like copy their argument.
 * Where two names have the same text, the first one counts. The input of an operation is named by its object alone, since two inputs may
 * have the same fields by coincidence. A schema that says no more than its type has no name.
 */
export function createSchemas(exported: readonly Named[], inputs: ReadonlySet<unknown> = new Set()): Schemas {
  const nameOfObject = new Map<unknown, string>();
  const nameOfText = new Map<string, string>();
  for (const [name, schema] of exported) {
    const text = JSON.stringify(schema);
    if (Object.keys(schema).length === 1 && 'type' in schema) continue;
    if (!nameOfObject.has(schema)) nameOfObject.set(schema, name);
    if (!inputs.has(schema) && !nameOfText.has(text)) nameOfText.set(text, name);
  }

  const described = new Map<string, { text: string; part: Json }>();
  const describe = (value: unknown): Json => {
    if (typeof value !== 'object' || value === null) return value as Json; // a schema is plain JSON
    if (Array.isArray(value)) return value.map(describe);
    const text = JSON.stringify(value);
    const name = nameOfObject.get(value) ?? nameOfText.get(text);
    if (name === undefined) return describeFields(value);
    const earlier = described.get(name);
    if (earlier && earlier.text !== text)
      throw new Error(`Two schemas of the contract have the name ${name}`);
    if (!earlier) described.set(name, { text, part: describeFields(value) });
    return { $ref: `#/components/schemas/${name}` };
  };
  const describeFields = (value: object): Json =>
    Object.fromEntries(Object.entries(value).map(([field, part]) => [field, describe(part)]));

  return {
    describe,
    components: () =>
      Object.fromEntries(
        [...described].map(([name, { part }]): [string, Json] => [name, part]).toSorted(byName),
      ),
  };
}

const byName = ([a]: [string, Json], [b]: [string, Json]): number => (a < b ? -1 : 1);
