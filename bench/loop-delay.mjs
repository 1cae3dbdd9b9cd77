// Loaded into a measured shop by NODE_OPTIONS: prints the event loop delay every 5 s, at the 99th percentile, in ms.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

// the build is a separate process
if (isMainThread && process.argv[1]?.endsWith('start.mjs')) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const print = () => {
    process.stdout.write(`event loop p99 ${(delay.percentile(99) / 1e6).toFixed(1)} ms\n`);
    delay.reset();
  };
  setInterval(print, 5_000).unref();
}
