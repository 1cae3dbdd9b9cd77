import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Returns false on the server and in the browser's first render, and true afterwards: for content that needs JavaScript. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
