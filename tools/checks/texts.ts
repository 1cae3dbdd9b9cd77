// Every text exists in every language, is used, is spelled with the right letters, and uses one word for one thing.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor, type Node, type TemplateLiteral } from 'oxc-parser';
import { problemStatus } from '#contract/problem.ts';
import { languages } from '#contract/words.ts';
import { readSources, type Source } from '../fence/imports.ts';
import { commandLine } from '#server/cli/command.ts';
import { root } from '../run.ts';
import { findSeedFaults } from './seed-texts.ts';
import { findFaults, type UsedTextKeys, type Texts, type Words } from './text-rules.ts';

/** The namespace of a key without one: `t('close')` is `common:close`. */
const byDefault = 'common';
/** Groups of texts that the server puts into SMS and emails. */
const messages = [
  'messages:sms',
  'messages:subject',
  'messages:lead',
  'messages:mail',
  'messages:changed',
  'messages:request',
  'messages:order',
  'messages:staff',
  'page-units:count',
  'bo-messages:invitation',
  'bo-messages:newDevice',
  'bo-messages:auditHead',
  'bo-messages:webhookOff',
  'bo-imports:problem',
  'bo-imports:mapping',
  'bo-imports:columns',
  'bo-imports:report',
  'bo-papers:act',
  'bo-papers:label',
  'bo-papers:slip',
];

/** Groups of texts that the server puts into listings and the facts of the product page. */
const ofTheServer = [
  'facets:title',
  'facets:noStone',
  'facets:cut',
  'facets:gender',
  // headers of an export
  'bo-money:month.column',
  'bo-audit:head',
];

export function readTexts(): Texts {
  return Object.fromEntries(
    languages.map((language) => [language, readWords(join(root, 'texts', language))]),
  );
}

/** Reads the keys that the pages use. The server's own keys are the codes of problems and those of its messages, which are typed. */
export function readUsedKeys(sources: Source[], namespaces: ReadonlySet<string>): UsedTextKeys {
  const used: UsedTextKeys = {
    keys: new Set([
      'errors:field',
      'errors:reason',
      'errors:again',
      'errors:wait',
      ...messages,
      ...ofTheServer,
    ]),
    patterns: [],
  };
  for (const code of Object.keys(problemStatus))
    used.keys.add(`errors:title.${code}`).add(`errors:detail.${code}`);
  for (const source of sources) {
    if (/^(?:storefront|ui|backoffice)\//.test(source.path) && !/\.test\.tsx?$/.test(source.path))
      collect(source, namespaces, used);
  }
  return used;
}

function readWords(folder: string): Words {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    files.flatMap((name) => {
      const words: unknown = JSON.parse(readFileSync(join(folder, name), 'utf8'));
      return flatten(words, name.replace('.json', ':'));
    }),
  );
}

function flatten(value: unknown, key: string): [key: string, text: string][] {
  if (typeof value === 'string') return [[key, value]];
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw new Error(`${key} is neither a text nor a group of texts`);
  }
  const start = key.endsWith(':') ? key : `${key}.`;
  return Object.entries(value).flatMap(([name, inner]) => flatten(inner, start + name));
}

/** Collects the arguments of `t(…)`, and any string in the format of a key with its namespace. */
function collect({ path, text }: Source, namespaces: ReadonlySet<string>, used: UsedTextKeys): void {
  const hasNamespace = (key: string): boolean =>
    /^[a-z-]+:[\w.-]*$/.test(key) && namespaces.has(key.slice(0, key.indexOf(':')));
  const add = (key: string, isKey: boolean): void => {
    if (hasNamespace(key) && !key.endsWith(':')) used.keys.add(key);
    else if (isKey) used.keys.add(`${byDefault}:${key}`);
  };
  const addPattern = ({ quasis }: TemplateLiteral, isKey: boolean): void => {
    const [starts, ends] = [quasis[0]?.value.cooked ?? '', quasis.at(-1)?.value.cooked ?? ''];
    if (hasNamespace(starts) && !isKey) used.patterns.push({ starts, ends });
    else if (isKey && !hasNamespace(starts)) used.patterns.push({ starts: `${byDefault}:${starts}`, ends });
  };
  const addArgument = (argument: Node): void => {
    if (argument.type === 'Literal' && typeof argument.value === 'string') add(argument.value, true);
    else if (argument.type === 'TemplateLiteral') addPattern(argument, true);
    else if (argument.type === 'ConditionalExpression')
      [argument.consequent, argument.alternate].map(addArgument);
    else if (argument.type === 'LogicalExpression') [argument.left, argument.right].map(addArgument);
  };
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      const name = callee.type === 'MemberExpression' ? callee.property : callee;
      if (name.type === 'Identifier' && name.name === 't' && first) addArgument(first);
    },
    Literal({ value }) {
      if (typeof value === 'string') add(value, false);
    },
    TemplateLiteral(template) {
      if (template.expressions.length > 0) addPattern(template, false);
    },
  }).visit(parseSync(path, text).program);
}

if (import.meta.main) {
  commandLine({
    usage:
      'npm run texts: checks that every text exists in every language, is used, is spelled with the right letters, and says one word for one thing.',
  });
  const texts = readTexts();
  const namespaces = new Set(
    Object.values(texts).flatMap((words) => Object.keys(words).map((key) => key.slice(0, key.indexOf(':')))),
  );
  const sources = readSources(root);
  const faults = [...findFaults(texts, readUsedKeys(sources, namespaces)), ...findSeedFaults(sources)];
  for (const fault of faults) console.log(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
