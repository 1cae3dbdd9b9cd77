import type { TaskList } from 'graphile-worker';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Db } from '#database/connect.ts';
import type { FileStore } from '#providers/files/port.ts';
import { isKnownKey } from './queries-media.ts';

export const removeOriginalTask = 'remove-original';

const Payload = Type.Object({ key: Type.String() });

interface Deps {
  db: Db;
  files: FileStore;
}

/** `remove-original` deletes the file of a removed picture, unless the same content has been added again. */
export const mediaTasks = ({ db, files }: Deps): { tasks: TaskList; crons: [] } => ({
  tasks: {
    [removeOriginalTask]: async (payload) => {
      const parsed = Value.Parse(Payload, payload);
      const { key } = parsed;
      if (!(await isKnownKey(db, key))) await files.remove(key);
    },
  },
  crons: [],
});
