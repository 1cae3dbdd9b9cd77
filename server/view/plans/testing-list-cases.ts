import { readFileSync } from 'node:fs';
import path from 'node:path';
import { everyStaffOperation } from '#server/testing-staff.ts';
import { filterWords } from './testing-filter-words.ts';

/** A list of the staff: its path under /api/admin/v1/, its filters with the values to try, and its sorts. */
interface TestedList {
  path: string;
  filters: ReadonlyMap<string, readonly string[]>;
  sorts: readonly string[];
}

/** Parameters of every list that are not filters. */
const commonParameters = ['sort', 'size', 'cursor', 'count'];
const prefix = '/api/admin/v1/';

/** Every paged list whose path has no id, derived from its declaration, so that a new filter is tested automatically. */
export const lists: TestedList[] = everyStaffOperation.flatMap(([, operation]) => {
  const fields = 'query' in operation ? propertiesOf(operation.query) : undefined;
  const isList = operation.method === 'GET' && fields?.['cursor'] !== undefined;
  if (!isList || operation.path.includes(':')) return [];
  const list = operation.path.replace(prefix, '');
  const names = Object.keys(fields).filter((name) => !commonParameters.includes(name));
  return [
    {
      path: list,
      filters: new Map(names.map((name) => [name, valuesOf({ list, name, field: fields[name] ?? {} })])),
      sorts: enumOf(fields['sort'] ?? {}) ?? [],
    },
  ];
});

function valuesOf({ list, name, field }: { list: string; name: string; field: object }): readonly string[] {
  const written = filterWords[list]?.[name];
  if (written !== undefined) return written;
  if ('type' in field && field['type'] === 'boolean') return ['true'];
  if ('format' in field && field['format'] === 'date')
    return /from$/i.test(name) ? ['2019-01-01', '2026-04-01'] : ['2026-03-01', '2018-01-09'];
  return enumOf(field) ?? [];
}

function propertiesOf(schema: object): Record<string, object> {
  return 'properties' in schema ? (schema['properties'] as Record<string, object>) : {}; // a query is an object
}

function enumOf(field: object): string[] | undefined {
  return 'enum' in field ? (field['enum'] as string[]) : undefined; // words are strings
}

/**
 * Returns the queries to test on a list: each sort without a filter; each value of each filter with every second sort order; and each pair of
 * filters once, with alternating values and sorts.
 */
export function queriesOf({ filters, sorts }: TestedList): string[] {
  const alone = [...filters].flatMap(([name, values]) =>
    values.map((value) => ({ name, query: `${name}=${encodeURIComponent(value)}` })),
  );
  const upAndDown = sorts
    .filter((_, nth) => nth < sorts.length / 2)
    .map((sort, nth) => (nth % 2 ? sort : `-${sort}`));
  const named = [...filters].filter(([, values]) => values.length > 0);
  const pairs = named.flatMap(([name, values], nth) =>
    named.slice(nth + 1).map(([other, otherValues], step) => {
      const one = values[(nth + step) % values.length] ?? '';
      const two = otherValues[step % otherValues.length] ?? '';
      return `${name}=${encodeURIComponent(one)}&${other}=${encodeURIComponent(two)}`;
    }),
  );
  return [
    ...sorts.map((sort) => `sort=${sort}`),
    ...alone.flatMap(({ query }) => upAndDown.map((sort) => `${query}&sort=${sort}`)),
    ...pairs.map((pair, nth) => `${pair}&sort=${sorts[nth % sorts.length]}`),
  ];
}

const backoffice = path.join(import.meta.dirname, '../../../backoffice');
/** The files that declare the predefined views, by their list. */
const viewFiles = {
  orders: 'orders/list/views.ts',
  pieces: 'pieces/list/views.ts',
  models: 'catalog/list/list-query.ts',
};
/** Values for the placeholders of the views' templates. */
const placeholders: Record<string, string> = {
  '${staffId}': '2',
  '${dayOf(now.toISOString())}': '2026-04-08',
  '${here}': '&storeId=1',
  '${inStock}': 'state=AVAILABLE,RESERVED,WITHDRAWN',
  '${yearAgo}': '2025-04-07',
};

/** The queries of the predefined views. */
export const predefinedViews: { path: string; query: string }[] = Object.entries(viewFiles).flatMap(
  ([list, file]) => {
    const text = readFileSync(path.join(backoffice, file), 'utf8');
    return [...text.matchAll(/query: (?:'([^']*)'|`([^`]*)`)/g)].map(([, plain, template = '']) => ({
      path: list,
      query:
        plain ??
        Object.entries(placeholders).reduce(
          (query, [name, value]) => query.replaceAll(name, value),
          template,
        ),
    }));
  },
);
