import { dirname } from 'node:path/posix';
import { forTests } from './fence-for-tests.ts';
import type { Zone } from './fence-zone.ts';
import { zones } from './fence.ts';
import type { Import, Module } from './imports.ts';

export type Rule =
  | 'unlisted'
  | 'missing'
  | 'relative'
  | 'zone'
  | 'types-only'
  | 'late-only'
  | 'layer'
  | 'private'
  | 'isolated'
  | 'scaffolding'
  | 'package'
  | 'node'
  | 'computed';

export interface Violation {
  rule: Rule;
  where: string;
  why: string;
}

interface Edge {
  from: Zone;
  to: Zone;
  found: Import;
  path: string;
}

const generated = /\/\+types\/|^build\//;

/** Finds every import that the table does not allow. `files`: all files of the repository, of any kind. */
export function findViolations(modules: Module[], files: ReadonlySet<string>): Violation[] {
  return modules.flatMap((module) => {
    const zone = zoneOf(module.path);
    if (zone === undefined || !isFeature(zone, module.path)) {
      return [{ rule: 'unlisted', where: module.path, why: 'has no place in tools/fence/fence.ts' }];
    }
    return module.imports.flatMap((found) => judge(zone, found, files) ?? []);
  });
}

function zoneOf(path: string): Zone | undefined {
  const tested = path.replace(/\.test(?=\.tsx?$)/, '');
  return zones.find(({ files }) => files.test(tested));
}

function judge(from: Zone, found: Import, files: ReadonlySet<string>): Violation | undefined {
  const { target } = found;
  switch (target.kind) {
    case 'computed':
      return from.computed || isTest(found.from)
        ? undefined
        : violation('computed', found, 'hides what it imports from the fence');
    case 'node':
      return from.node || isTest(found.from)
        ? undefined
        : violation('node', found, `${from.name} has no Node`);
    case 'package':
      return judgePackage(from, found, target.name);
    case 'file':
      return judgeFile(from, found, { path: target.path, files });
  }
}

function judgePackage(from: Zone, found: Import, name: string): Violation | undefined {
  const allowed =
    from.packages.includes(name) ||
    (found.typeOnly && from.typePackages?.includes(name)) ||
    (isTest(found.from) && forTests.packages.includes(name));
  return allowed
    ? undefined
    : violation('package', found, `${from.name} may use ${from.packages.join(', ') || 'no package'}`);
}

function judgeFile(
  from: Zone,
  found: Import,
  { path, files }: { path: string; files: ReadonlySet<string> },
): Violation | undefined {
  if (!files.has(path) && !generated.test(path)) return violation('missing', found, `there is no ${path}`);
  if (leavesFolder(found, path))
    return violation('relative', found, 'another top-level folder is imported by #folder/…');
  const to = zoneOf(path);
  if (to === undefined) return violation('unlisted', found, `${path} has no place in tools/fence/fence.ts`);
  if (to.name === 'scaffolding' && !isTest(found.from) && !from.imports.includes(to.name))
    return violation('scaffolding', found, 'only tests and benches may use it');
  const edge = { from, to, found, path };
  return judgeZone(edge) ?? judgeFeature(edge);
}

function judgeZone({ from, to, found, path }: Edge): Violation | undefined {
  if (from === to || from.imports.includes(to.name)) return undefined;
  if (from.name === 'scaffolding' && dirname(path).startsWith(dirname(found.from))) return undefined;
  if (isTest(found.from) && forTests.zones.includes(to.name)) return undefined;
  if (from.importsLater?.includes(to.name)) {
    return found.late
      ? undefined
      : violation('late-only', found, `${from.name} may load ${to.name} by \`import()\` only`);
  }
  if (from.importsTypes?.includes(to.name)) {
    return found.typeOnly
      ? undefined
      : violation('types-only', found, `${from.name} may import from ${to.name} by \`import type\` only`);
  }
  return violation('zone', found, `${from.name} may not import ${to.name}`);
}

function judgeFeature({ from, to, found, path }: Edge): Violation | undefined {
  const mine = ownerOf(from, found.from);
  const theirs = ownerOf(to, path);
  if (mine === undefined || theirs === undefined || mine === theirs) return undefined;
  if (from.isIsolated && to.isIsolated)
    return violation('isolated', found, `${mine} and ${theirs} may not import each other`);
  if (from !== to) return undefined;
  if (from.neighbors && !from.neighbors[mine]?.includes(theirs))
    return violation('layer', found, `${mine} may not import ${theirs}`);
  if (from.layers && layerOf(from, theirs) >= layerOf(from, mine)) {
    return violation('layer', found, `${theirs} is not on a lower layer than ${mine}`);
  }
  const name = path.slice(path.lastIndexOf('/') + 1);
  return from.private?.test(name) ? violation('private', found, `${name} is ${theirs}'s own`) : undefined;
}

function ownerOf(zone: Zone, path: string): string | undefined {
  return zone.files.exec(path)?.[1];
}

/** If the features of a zone are listed, each folder must be one of them. */
function isFeature(zone: Zone, path: string): boolean {
  const feature = ownerOf(zone, path) ?? '';
  if (zone.layers) return layerOf(zone, feature) >= 0;
  return zone.neighbors === undefined || feature in zone.neighbors;
}

function layerOf(zone: Zone, feature: string): number {
  return (zone.layers ?? []).findIndex((layer) => layer.includes(feature));
}

function leavesFolder({ from, specifier }: Import, path: string): boolean {
  return specifier.startsWith('.') && from.includes('/') && topFolderOf(from) !== topFolderOf(path);
}

function topFolderOf(path: string): string {
  return path.slice(0, path.indexOf('/'));
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || zoneOf(path)?.name === 'scaffolding';
}

function violation(rule: Rule, { from, line, specifier }: Import, why: string): Violation {
  return { rule, where: `${from}:${line}`, why: `${specifier}: ${why}` };
}
