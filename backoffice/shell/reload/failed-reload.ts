/** Why a screen could not load its data again. */
export interface FailedReload {
  /** The path of the screen. */
  path: string;
  error: unknown;
}

/** By the loader; without an entry its data are up to date. */
const failed = new Map<object, FailedReload>();
const listeners = new Set<() => void>();

export const failedReloadOf = (path: string): FailedReload | undefined =>
  [...failed.values()].find((one) => one.path === path);

export function subscribeToReloads(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function setFailedReload(loader: object, failure: FailedReload | null): void {
  if (failure === null) failed.delete(loader);
  else failed.set(loader, failure);
  for (const listener of listeners) listener();
}
