import { existsSync } from 'node:fs';
import path from 'node:path';

const file = path.join(import.meta.dirname, '..', '..', '..', '.env');
if (existsSync(file)) process.loadEnvFile(file);

/** `npm start -- --demo`: the demo, even in production or in the database of DATABASE_URL. */
export const isDemoGiven = process.argv.includes('--demo');

/** The environment as given, extended by .env. */
export const environment: Record<string, string | undefined> = { ...process.env };
