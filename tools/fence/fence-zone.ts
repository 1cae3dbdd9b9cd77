/** What a zone of the fence may import (the table: fence.ts). */
export interface Zone {
  name: string;
  files: RegExp;
  /** Zones whose code it may import. Files of one zone may import each other, unless `layers` or `neighbors` restrict that. */
  imports: string[];
  /** Zones of which it may import only types. */
  importsTypes?: string[];
  /** Zones that it may load by `import()` when needed, but not statically. */
  importsLater?: string[];
  packages: string[];
  /** Packages of which it may import only types. */
  typePackages?: string[];
  /** Node's own modules. */
  node?: true;
  /** May `import()` a computed path. */
  computed?: true;
  /** The feature is the first group of `files`. Features of one zone import only from earlier layers. */
  layers?: string[][];
  /** The same without an order: each feature, and the others it may import. */
  neighbors?: Record<string, string[]>;
  /** Files of a feature that no other feature may import. */
  private?: RegExp;
  /** The first group of `files` names a folder that may not import its neighbors. */
  isIsolated?: true;
}
