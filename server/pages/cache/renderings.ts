interface Rendering<Result, Change> {
  result: Promise<Result>;
  /** Changes since it began, which its data may not include. */
  changes: Change[];
}

export interface Renderings<Result, Change> {
  /** Returns the rendering that callers may share. */
  find: (key: string) => Promise<Result> | undefined;
  /** `finish` gets the result of `make` and all changes since the start. */
  start: <Made>(
    key: string,
    make: () => Promise<Made>,
    finish: (made: Made, changes: readonly Change[]) => Result,
  ) => Promise<Result>;
  /** `endsJoining`: current renderings may show content that must not be shown, so no new caller joins them. */
  noteChange: (change: Change, endsJoining: boolean) => void;
}

/** Tracks renderings in progress: at most one per key that new callers join, and the changes in the meantime. */
export function createRenderings<Result, Change>(): Renderings<Result, Change> {
  /** The rendering in progress per key that new callers join. */
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
