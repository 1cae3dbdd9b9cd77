import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isBuiltin } from 'node:module';
import { parseSync, Visitor } from 'oxc-parser';

/** A source file: its path relative to the repository, and its text. */
export interface Source {
  path: string;
  text: string;
}

/** The target of an import. `computed` is an `import()` of something other than a plain string. */
export type Target =
  | { kind: 'file'; path: string }
  | { kind: 'package'; name: string }
  | { kind: 'node'; name: string }
  | { kind: 'computed' };

export interface Import {
  from: string;
  line: number;
  specifier: string;
  target: Target;
  /** Removed when types are stripped. */
  typeOnly: boolean;
  /** An `import()`: loaded only when its line is executed. */
  late: boolean;
}

export interface Module extends Source {
  imports: Import[];
}

interface Reference {
  start: number;
  specifier: string | null;
  typeOnly: boolean;
  late?: boolean;
}

const notOurs = new Set(['node_modules', 'build', 'out', 'public']);

/** Returns every code file of the repository, found by walking its folders, without git. */
export function readSources(root: string): Source[] {
  return walk(root, '').map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** Returns the import graph of these files. A file that cannot be parsed is an error, never an empty list of imports. */
export function importGraph(sources: Source[]): Module[] {
  return sources.map((source) => ({ ...source, imports: readImports(source) }));
}

function walk(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = posix.join(folder, entry.name);
      if (entry.isDirectory()) return isOurs(entry.name) ? walk(root, path) : [];
      return /\.(?:tsx?|mjs)$/.test(entry.name) ? [path] : [];
    });
}

function isOurs(folder: string): boolean {
  return !folder.startsWith('.') && !notOurs.has(folder);
}

function readImports({ path, text }: Source): Import[] {
  const { errors, program } = parseSync(path, text);
  const [error] = errors;
  if (error) throw new Error(`${path} cannot be parsed: ${error.message}`);
  return readReferences(program).map(({ start, specifier, typeOnly, late = false }) => ({
    from: path,
    line: text.slice(0, start).split('\n').length,
    specifier: specifier ?? 'import(…)',
    target: resolve(path, specifier),
    typeOnly,
    late,
  }));
}

/** `import { type T }` is not type-only: Node strips the name and still loads the module. */
function readReferences(program: ReturnType<typeof parseSync>['program']): Reference[] {
  const found: Reference[] = [];
  new Visitor({
    ImportDeclaration({ start, source, importKind }) {
      found.push({ start, specifier: source.value, typeOnly: importKind === 'type' });
    },
    ExportNamedDeclaration({ start, source, exportKind }) {
      if (source) found.push({ start, specifier: source.value, typeOnly: exportKind === 'type' });
    },
    ExportAllDeclaration({ start, source, exportKind }) {
      found.push({ start, specifier: source.value, typeOnly: exportKind === 'type' });
    },
    ImportExpression({ start, source }) {
      const literal = source.type === 'Literal' && typeof source.value === 'string' ? source.value : null;
      found.push({ start, specifier: literal, typeOnly: false, late: true });
    },
    TSImportType({ start, source }) {
      found.push({ start, specifier: source.value, typeOnly: true });
    },
  }).visit(program);
  return found;
}

function resolve(from: string, specifier: string | null): Target {
  if (specifier === null) return { kind: 'computed' };
  const bare = specifier.replace(/\?.*$/, '');
  if (bare.startsWith('#')) return { kind: 'file', path: bare.slice(1) };
  if (bare.startsWith('.')) return { kind: 'file', path: posix.join(posix.dirname(from), bare) };
  if (isBuiltin(bare)) return { kind: 'node', name: bare };
  return {
    kind: 'package',
    name: bare
      .split('/')
      .slice(0, bare.startsWith('@') ? 2 : 1)
      .join('/'),
  };
}
