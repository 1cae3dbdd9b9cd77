export interface TreeNode {
  id: number;
  /** null: top level. */
  parentId: number | null;
}

/** Maximum number of levels of the category tree. */
const maxDepth = 3;

export type Placed =
  | { ok: true; ids: number[] }
  | { ok: false; code: 'UNKNOWN' }
  | { ok: false; code: 'TOO_DEEP' | 'OWN_BRANCH' };

interface Moving {
  id: number;
  parentId: number | null;
  /** Position among the siblings, from 0; one past the last position puts it last. */
  place: number;
}

/**
 * Returns the order of the whole tree after moving a node with everything below it: each node is followed by its descendants. `nodes` are
 * in their order. Refuses with UNKNOWN; OWN_BRANCH if the new parent is below the node; TOO_DEEP for a fourth level.
 */
export function placeCategory(nodes: readonly TreeNode[], { id, parentId, place }: Moving): Placed {
  const isKnown = (wanted: number) => nodes.some((node) => node.id === wanted);
  if (!isKnown(id) || (parentId !== null && !isKnown(parentId))) return { ok: false, code: 'UNKNOWN' };
  const path = pathTo(nodes, parentId);
  if (path.includes(id)) return { ok: false, code: 'OWN_BRANCH' };
  if (path.length + heightOf(nodes, id) > maxDepth) return { ok: false, code: 'TOO_DEEP' };
  const rest = nodes.filter((node) => node.id !== id);
  const siblings = childrenOf(rest, parentId).toSpliced(place, 0, id);
  const elsewhere = rest.filter((node) => node.parentId !== parentId);
  return {
    ok: true,
    ids: depthFirst([...elsewhere, ...siblings.map((one) => ({ id: one, parentId }))], null),
  };
}

const childrenOf = (nodes: readonly TreeNode[], parentId: number | null): number[] =>
  nodes.filter((node) => node.parentId === parentId).map(({ id }) => id);

/** Returns the node and its ancestors. */
function pathTo(nodes: readonly TreeNode[], id: number | null): number[] {
  const node = nodes.find((one) => one.id === id);
  return node === undefined ? [] : [...pathTo(nodes, node.parentId), node.id];
}

/** Returns the number of levels of a branch: 1 = it has no children. */
function heightOf(nodes: readonly TreeNode[], id: number): number {
  return 1 + Math.max(0, ...childrenOf(nodes, id).map((child) => heightOf(nodes, child)));
}

const depthFirst = (nodes: readonly TreeNode[], parentId: number | null): number[] =>
  childrenOf(nodes, parentId).flatMap((id) => [id, ...depthFirst(nodes, id)]);
