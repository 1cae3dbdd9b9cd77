import { useRef } from 'react';

/**
 * Runs one thing at a time: the second of two quick presses comes before the screen knows of the first. undefined: it was not run, because
 * another one has not ended.
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
