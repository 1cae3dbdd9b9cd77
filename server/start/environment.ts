import { existsSync } from 'node:fs';
import path from 'node:path';

const file = path.join(import.meta.dirname, '..', '..', '.env');
if (existsSync(file)) process.loadEnvFile(file);

/** `npm run dev`: pages and server reload as they are edited. */
export const isDev = process.argv.includes('--dev');

/** `npm start -- --demo`: the demo, also in production or in the database of DATABASE_URL. */
export const isDemoGiven = process.argv.includes('--demo');

/** The environment as it was given, with what .env adds. */
export const environment: Record<string, string | undefined> = { ...process.env };

// React reads NODE_ENV when it is first imported, so this module is main.ts's first. Its development build renders several times
// slower, and the demo is to be as fast as the shop.
process.env['NODE_ENV'] = isDev ? 'development' : 'production';
