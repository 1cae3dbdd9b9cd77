import { useRef } from 'react';

/**
 * Runs one function at a time: of two quick presses the second comes before the screen is updated. Returns undefined
 * if it did not run, because another one has not ended.
 */
export function useOneAtATime() {
  const running = useRef(false);
  return async <Result>(run: () => Promise<Result>): Promise<Result | undefined> => {
    if (running.current) return undefined;
    running.current = true;
    try {
      return await run();
    } finally {
      running.current = false;
    }
  };
}
