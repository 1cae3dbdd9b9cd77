// Rules of docs/style.md that no linter has. Each is proved by a planted violation in house-rules.test.ts.
import { dirname } from 'node:path/posix';
import { parseSync, Visitor, type VisitorObject } from 'oxc-parser';
import type { Source } from '../fence/imports.ts';

export interface Complaint {
  rule: string;
  where: string;
  why: string;
}

interface HouseRule {
  name: string;
  concerns: (path: string) => boolean;
  find: (source: Source) => { at: number; why: string }[];
}

/** Field names of the API that differ inside the code (architecture: the border list). */
const borderNames = new Set([
  'b2CFixed',
  'b2BFixed',
  'mainItem',
  'discountIndex',
  'discount',
  'oldPrice',
  'stockState',
]);
const borderTriple = /^(?!slug)[a-z]\w*(?:Uz|Ru|En)$/;

const isTest = (path: string): boolean => /\.test\.tsx?$|(?:^|\/)testing[\w-]*\.ts$/.test(path);
const isShop = (path: string): boolean =>
  /^(?:contract|domain|database|providers|server|client|ui|storefront|backoffice)\//.test(path) &&
  !isTest(path);
const mayFetch = new Set([
  'providers/http.ts',
  'storefront/shell/i18n/texts.ts',
  // of the service worker, which is between the page and the shop
  'storefront/offline/network.ts',
]);
const mayReadEnvironment = new Set(['server/config/config.ts', 'server/start/process/environment.ts']);

export const houseRules: HouseRule[] = [
  {
    name: 'border names stay at the border',
    concerns: (path) =>
      /^(?:domain|database|server)\//.test(path) &&
      !isTest(path) &&
      !/(?:^|[/-])wire(?:-[\w-]+)?\.ts$/.test(path),
    find: findBorderNames,
  },
  {
    name: 'the domain has no clock and no dice',
    concerns: (path) => path.startsWith('domain/') && !isTest(path),
    find: findClocks,
  },
  {
    name: 'only providers/http.ts and the client fetch',
    concerns: (path) => isShop(path) && !path.startsWith('client/') && !mayFetch.has(path),
    find: findFetches,
  },
  {
    name: 'only server/config/config.ts reads the environment',
    concerns: (path) => isShop(path) && !mayReadEnvironment.has(path),
    find: findEnvironment,
  },
  {
    name: 'an assertion says why',
    concerns: (path) => isShop(path) && !path.startsWith('domain/units/'),
    find: findAssertions,
  },
  { name: 'a skipped lint rule says why', concerns: () => true, find: findSilentSkips },
  { name: 'an unfinished thing has an issue', concerns: () => true, find: findTags },
  {
    name: 'words come from texts',
    concerns: (path) => /^(?:ui|storefront|backoffice)\/.*\.tsx$/.test(path) && !isTest(path),
    find: findWords,
  },
];

export function findComplaints(sources: Source[]): Complaint[] {
  return sources.flatMap((source) =>
    houseRules
      .filter((rule) => rule.concerns(source.path))
      .flatMap((rule) =>
        rule
          .find(source)
          .map(({ at, why }) => ({ rule: rule.name, where: `${source.path}:${lineOf(source, at)}`, why })),
      ),
  );
}

/** Finds names that say where a file is put and not what it contains. */
export function findNamelessFiles(paths: string[]): string[] {
  const nameless =
    /(?:^|[./])(?:index|utils?|lib|common|shared|helpers?|misc|types|constants|manager|service)(?:\.\w+)*(?:\/|$)/;
  return paths.filter(
    (path) => /\.(?:tsx?|mjs)$/.test(path) && nameless.test(path.replace(/^server\/catalog\/index\//, '')),
  );
}

/** Maximum number of files in a folder; more of them need subfolders, named after the subject of their files. */
export const filesPerFolder = 25;

/** Lists of one kind, which grow entry by entry. */
const isList = (folder: string): boolean =>
  /^(?:texts\/\w+|database\/migrations|database\/seed\/demo\/media\/.+|e2e\/pictures|docs\/decisions)$/.test(
    folder,
  );

/** Finds folders with too many files of their own. The root is excluded, because tools require its file names. */
export function findFullFolders(paths: string[]): string[] {
  const counts = new Map<string, number>();
  for (const path of paths) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts]
    .filter(([folder, count]) => count > filesPerFolder && folder !== '.' && !isList(folder))
    .map(([folder, count]) => `${folder}: ${count} files`);
}

function findBorderNames(source: Source): ReturnType<HouseRule['find']> {
  const found: ReturnType<HouseRule['find']> = [];
  visit(source, {
    Identifier({ name, start }) {
      if (borderNames.has(name) || borderTriple.test(name)) found.push({ at: start, why: name });
    },
    Property({ key }) {
      if (key.type !== 'Literal' || typeof key.value !== 'string') return;
      if (borderNames.has(key.value) || borderTriple.test(key.value))
        found.push({ at: key.start, why: key.value });
    },
  });
  return found;
}

function findClocks(source: Source): ReturnType<HouseRule['find']> {
  const found: ReturnType<HouseRule['find']> = [];
  visit(source, {
    MemberExpression({ start, end }) {
      const name = source.text.slice(start, end);
      if (['Date.now', 'performance.now', 'Math.random'].includes(name))
        found.push({ at: start, why: `${name}: take it as an argument` });
    },
    NewExpression({ callee, arguments: given, start }) {
      if (callee.type === 'Identifier' && callee.name === 'Date' && given.length === 0) {
        found.push({ at: start, why: 'new Date(): take `now` as an argument' });
      }
    },
  });
  return found;
}

function findFetches(source: Source): ReturnType<HouseRule['find']> {
  const found: ReturnType<HouseRule['find']> = [];
  visit(source, {
    CallExpression({ callee, start, end }) {
      const name = callee.type === 'Identifier' ? callee.name : source.text.slice(callee.start, callee.end);
      if (/^(?:globalThis\.|window\.)?fetch$/.test(name))
        found.push({ at: start, why: source.text.slice(start, end) });
    },
  });
  return found;
}

/** A program that we start must not inherit the whole environment: `{ ...process.env }`. */
function findEnvironment({ text }: Source): ReturnType<HouseRule['find']> {
  return [...text.matchAll(/(?<!\.\.\.)\bprocess\.env\b/g)].map(({ index }) => ({
    at: index,
    why: 'process.env',
  }));
}

function findAssertions(source: Source): ReturnType<HouseRule['find']> {
  const found: ReturnType<HouseRule['find']> = [];
  const lines = source.text.split('\n');
  visit(source, {
    TSAsExpression({ start, end, typeAnnotation }) {
      const type = source.text.slice(typeAnnotation.start, typeAnnotation.end);
      const [first, last] = [lineOf(source, start), lineOf(source, end)];
      // the formatter may move a comment to the end of the statement
      const near = lines.slice(first - 1, last + 1);
      const explained = near.some((line) => line.includes('//')) || isComment(lines[first - 2]);
      if (type !== 'const' && !explained) found.push({ at: end, why: `as ${type}` });
    },
  });
  return found;
}

function findSilentSkips(source: Source): ReturnType<HouseRule['find']> {
  const lines = source.text.split('\n');
  const isExplained = (at: number): boolean => isComment(lines[lineOf(source, at) - 2]);
  return comments(source)
    .filter(({ at, why }) => /^(?:oxlint|eslint)-disable(?!.*-- \S)/.test(why) && !isExplained(at))
    .map(({ at, why }) => ({ at, why: `${why}: add \`-- why\`, or a comment above` }));
}

function findTags(source: Source): ReturnType<HouseRule['find']> {
  return comments(source).filter(({ why }) => /\b(?:FIXME|XXX|HACK|TODO(?!\(#?\d+\)))\b/.test(why));
}

/** Finds text that users would see or screen readers would read, and that translators would not get. */
function findWords(source: Source): ReturnType<HouseRule['find']> {
  const found: ReturnType<HouseRule['find']> = [];
  const readAloud = new Set(['alt', 'title', 'placeholder', 'aria-label', 'aria-description', 'label']);
  visit(source, {
    JSXText({ value, start }) {
      if (/\p{L}{2,}/u.test(value)) found.push({ at: start, why: value.trim() });
    },
    JSXAttribute({ name, value, start }) {
      if (name.type !== 'JSXIdentifier' || !readAloud.has(name.name) || value?.type !== 'Literal') return;
      if (typeof value.value === 'string' && /\p{L}{2,}/u.test(value.value))
        found.push({ at: start, why: value.value });
    },
  });
  return found;
}

function visit({ path, text }: Source, visitor: VisitorObject): void {
  new Visitor(visitor).visit(parseSync(path, text).program);
}

function comments({ path, text }: Source): ReturnType<HouseRule['find']> {
  return parseSync(path, text).comments.map(({ start, value }) => ({ at: start, why: value.trim() }));
}

function isComment(line: string | undefined): boolean {
  return line !== undefined && /^\s*(?:\/\/|\*|\{?\/\*)/.test(line);
}

function lineOf({ text }: Source, at: number): number {
  return text.slice(0, at).split('\n').length;
}
