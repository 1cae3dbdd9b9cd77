/** What a zone of the fence may do (the table: fence.ts). */
export interface Zone {
  name: string;
  files: RegExp;
  /** Zones whose code it may run. Files of one zone may import each other, unless `rungs` or `friends` say less. */
  may: string[];
  /** Zones that it may know the types of, and nothing else. */
  mayKnow?: string[];
  /** Zones that it may load by `import()`, where it needs them, and not with itself. */
  mayLate?: string[];
  packages: string[];
  /** Packages that it may know the types of. */
  knows?: string[];
  /** Node's own modules. */
  node?: true;
  /** May `import()` a path that is made at run time. */
  computed?: true;
  /** The feature is the first group of `files`. Features of one zone import only from the rungs before their own. */
  rungs?: string[][];
  /** The same without a ladder: each feature, and the other ones it may import. */
  friends?: Record<string, string[]>;
  /** Files of a feature that no other feature may import. */
  private?: RegExp;
  /** The first group of `files` names a folder that may not import its neighbors. */
  apart?: true;
}
