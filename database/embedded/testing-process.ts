import { startEmbedded } from './start.ts';

// Run by testing.ts as a separate process: starts a server in the folder given as argument, prints its socket, and keeps running.
const { connection } = await startEmbedded({ folder: process.argv[2] ?? '' });
process.stdout.write(connection.host ?? '');
setInterval(() => undefined, 60_000);
