import type { ServerBuild } from 'react-router';

/** A module that was loaded by its path, as what React Router builds. */
export function serverBuild(module: unknown): ServerBuild {
  if (!isServerBuild(module))
    throw new Error('The storefront was built to something else than a server build of React Router');
  return module;
}

function isServerBuild(module: unknown): module is ServerBuild {
  return (
    typeof module === 'object' &&
    module !== null &&
    'entry' in module &&
    'routes' in module &&
    'assets' in module
  );
}
