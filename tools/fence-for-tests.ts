/** What a test, which lives in the zone of the file it tests, and scaffolding may import besides. */
export const forTests = {
  zones: [
    'scaffolding',
    'composition',
    'config',
    'kit',
    'database',
    'seed',
    'contract',
    'words',
    'domain',
    'certificate id',
    'engraving',
    'units',
    'texts',
    'port',
    'registry',
  ],
  packages: [
    'vitest',
    'fast-check',
    'fastify',
    'kysely',
    'pg',
    'react',
    'react-dom',
    'react-router',
    'smtp-server',
    'postal-mime',
    // draws what a shop shows
    'sharp',
  ],
};
