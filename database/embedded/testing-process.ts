import { startEmbedded } from './start.ts';

// Run by testing.ts as a process of its own: starts a server in the folder of its argument, tells how to connect, and stays.
const { connection } = await startEmbedded({ folder: process.argv[2] ?? 'throw-away' });
process.stdout.write(JSON.stringify(connection));
setInterval(() => undefined, 60_000);
