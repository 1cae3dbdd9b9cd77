import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the browser's first render, true ever after: what needs JavaScript comes then. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
