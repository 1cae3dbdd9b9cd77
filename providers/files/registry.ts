import { createLocalFiles } from './local.ts';
import type { FileStore } from './port.ts';
import { createS3Files, type S3Account } from './s3.ts';

/** The selected store of originals with its settings. */
export type FilesChoice = { name: 'local'; folders: [string, ...string[]] } | ({ name: 's3' } & S3Account);

/** Creates the selected store; one line each. */
export function createFileStore(choice: FilesChoice): FileStore {
  switch (choice.name) {
    case 'local':
      return createLocalFiles(choice.folders);
    case 's3':
      return createS3Files(choice);
  }
}
