import type { ClientBase } from 'pg';
import { insertRows } from './insert-rows.ts';
import { params } from './params.ts';
import { stoneKindRows } from './stone-kinds.ts';

/** Inserts the words that every shop needs before its first piece: characteristics and stones. */
export async function insertDictionary(client: ClientBase): Promise<void> {
  await insertRows(
    client,
    'params',
    params.map((param, position) => ({ ...param, position })),
  );
  await insertRows(client, 'stone_kinds', stoneKindRows());
}
