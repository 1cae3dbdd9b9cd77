interface Rendering<Result, Change> {
  result: Promise<Result>;
  /** What changed since it began: it may be made of data from before. */
  changes: Change[];
}

export interface Renderings<Result, Change> {
  /** The one that callers join. */
  find: (key: string) => Promise<Result> | undefined;
  /** `finish` gets what `make` came to, and all that changed since now. */
  start: <Made>(
    key: string,
    make: () => Promise<Made>,
    finish: (made: Made, changes: readonly Change[]) => Result,
  ) => Promise<Result>;
  /** `endsJoining`: what is being rendered may show what must not be shown; nobody new joins it. */
  noteChange: (change: Change, endsJoining: boolean) => void;
}

/** Renderings under way: at most one of a key that new callers join, and what changes meanwhile. */
export function createRenderings<Result, Change>(): Renderings<Result, Change> {
  /** By key, the rendering in progress that other callers join. */
  const joined = new Map<string, Rendering<Result, Change>>();
  const underWay = new Set<Rendering<Result, Change>>();
  return {
    find: (key) => joined.get(key)?.result,
    start(key, make, finish) {
      const changes: Change[] = [];
      const result = Promise.resolve()
        .then(make)
        .then((made) => finish(made, changes));
      const rendering = { result, changes };
      underWay.add(rendering);
      joined.set(key, rendering);
      const end = () => {
        underWay.delete(rendering);
        if (joined.get(key) === rendering) joined.delete(key);
      };
      result.then(end, end);
      return result;
    },
    noteChange(change, endsJoining) {
      for (const { changes } of underWay) changes.push(change);
      if (endsJoining) joined.clear();
    },
  };
}
