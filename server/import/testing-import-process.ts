// A process that imports until it is killed, as run-import-killed.test.ts does. Arguments: a connection and a file, as JSON.
import { connect } from '#database/connect.ts';
import { importText } from './testing-import.ts';

const given: unknown = JSON.parse(process.argv[2] ?? '{}');
if (
  typeof given !== 'object' ||
  given === null ||
  !('connection' in given) ||
  !('folder' in given) ||
  !('text' in given)
)
  throw new Error('a connection, a folder and a text are needed');
const { db, close } = connect(Object(given.connection));
await importText(
  { db, onBatch: ({ position }) => void process.send?.(position) },
  { folder: String(given.folder), text: String(given.text) },
);
await close();
