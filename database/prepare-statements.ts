import type { PoolClient } from 'pg';

/** A shop runs a few hundred different statements. Statements with a list of parameters differ for every length of it: they stay unprepared. */
const mostNames = 500;

/**
 * Somewhere in a statement: it is planned each time by its values. For lists, where one value of a filter leaves ten rows and the next one
 * half a million: a plan for all values is the wrong one for most.
 */
export const plannedByValues = '/* planned by its values */';

/**
 * For the connections of a pool: a statement with values is prepared on its connection the first time it runs. When it
 * comes again, PostgreSQL neither parses it nor, where one plan serves all values, plans it. Half of what an order cost the database
 * was planning.
 */
export function statementPreparer(): (client: PoolClient) => void {
  const names = new Map<string, string>();
  return (client) => {
    const query = client.query.bind(client);
    const queryPrepared = (...args: unknown[]): unknown =>
      Reflect.apply(query, undefined, named(names, args) ?? args);
    Object.assign(client, { query: queryPrepared });
  };
}

/** The same call by the statement's name; undefined where it is not a text with values and nothing else. */
function named(names: Map<string, string>, args: unknown[]): unknown[] | undefined {
  const [text, values, ...rest] = args;
  if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0 || rest.length > 0) return;
  const name = nameOf(names, text);
  return name === undefined ? undefined : [{ name, text, values }];
}

function nameOf(names: Map<string, string>, text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostNames || text.includes(plannedByValues)) return known;
  const name = `statement_${names.size + 1}`;
  names.set(text, name);
  return name;
}
