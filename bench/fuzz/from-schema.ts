import { fromPattern } from './from-pattern.ts';
import { pick, type Random } from './pick.ts';

/** The parts of a JSON schema that the contract uses. */
export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

export interface Making {
  random: Random;
  /** Returns values known to the shop by the name of a field: ids, slugs, keys. */
  known: (name: string) => readonly unknown[];
}

/** Returns a value allowed by the schema, mostly one known to the shop, so that the request is processed as far as possible. */
export function fromSchema(schema: Schema, name: string, making: Making): unknown {
  const { random, known } = making;
  const those = known(name);
  if (those.length > 0 && random() < 0.8) return pick(random, those);
  if (schema.anyOf) return fromSchema(pick(random, schema.anyOf) ?? {}, name, making);
  if (schema.enum) return pick(random, schema.enum);
  switch (Array.isArray(schema.type) ? pick(random, schema.type) : schema.type) {
    case 'object':
      return objectFrom(schema, making);
    case 'array':
      return Array.from({ length: (schema.minItems ?? 0) + Math.floor(random() * 3) }, () =>
        fromSchema(schema.items ?? {}, name, making),
      );
    case 'boolean':
      return random() < 0.5;
    case 'null':
      return null;
    case 'integer':
      return Math.floor(numberFrom(schema, random));
    case 'number':
      return numberFrom(schema, random);
    default:
      return textFrom(schema, random);
  }
}

function objectFrom({ properties = {}, required = [] }: Schema, making: Making): Record<string, unknown> {
  const entries = Object.entries(properties).filter(
    ([name]) => required.includes(name) || making.random() < 0.5,
  );
  return Object.fromEntries(entries.map(([name, schema]) => [name, fromSchema(schema, name, making)]));
}

function numberFrom({ minimum = 0, maximum = 1_000_000 }: Schema, random: Random): number {
  const edge = pick(random, [minimum, maximum, minimum + 1]);
  return random() < 0.3 && edge !== undefined
    ? edge
    : minimum + random() * Math.min(maximum - minimum, 1_000);
}

function textFrom({ pattern, format, minLength = 0, maxLength = 40 }: Schema, random: Random): string {
  // names of people use a negative lookahead, which from-pattern.ts does not support
  if (pattern?.includes('(?!') === true) return pick(random, ['Dilnoza', 'Азиза Каримова', 'Oʻgʻiloy']) ?? '';
  if (pattern !== undefined) return fromPattern(pattern, random).slice(0, maxLength);
  switch (format) {
    case 'uuid':
      return fromPattern('[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}', random);
    case 'email':
      return fromPattern('[a-z]{3,8}@example\\.uz', random);
    case 'date':
      return fromPattern('20[0-9]{2}-0[1-9]-[12][0-9]', random);
    case 'date-time':
      return fromPattern('20[0-9]{2}-0[1-9]-[12][0-9]T0[0-9]:00:00Z', random);
    default:
      return 'Dilnoza ʻoʻ '.repeat(1 + minLength / 8).slice(0, Math.max(minLength, maxLength));
  }
}
