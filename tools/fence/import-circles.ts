import type { Module } from './imports.ts';

/**
 * Finds groups of files that import each other in a circle, including type-only imports: such files can only be understood together.
 * Tarjan's algorithm for strongly connected components.
 */
export function findCircles(modules: readonly Module[]): string[][] {
  const importsOf = new Map(modules.map((module) => [module.path, targetsOf(module)]));
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (path: string): number => {
    const number = order.size;
    order.set(path, number);
    open.push(path);
    let low = number;
    for (const target of importsOf.get(path) ?? []) {
      if (!importsOf.has(target)) continue;
      if (!order.has(target)) low = Math.min(low, visit(target));
      else if (open.includes(target)) low = Math.min(low, lowest.get(target) ?? order.get(target) ?? low);
    }
    lowest.set(path, low);
    if (low === number) {
      const group = open.splice(open.indexOf(path));
      if (group.length > 1) circles.push(group.toSorted());
    }
    return low;
  };
  for (const path of importsOf.keys()) if (!order.has(path)) visit(path);
  return circles;
}

const targetsOf = ({ imports }: Module): string[] =>
  imports.flatMap(({ target }) => (target.kind === 'file' ? [target.path] : []));
