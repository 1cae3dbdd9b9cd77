import { buffer } from 'node:stream/consumers';
import type { ReadDb } from '#database/connect.ts';
import { contentTypeOf } from '#domain/catalog/original-file.ts';
import type { FileStore } from '#providers/files/port.ts';
import { selectKeys } from '../../attachment/queries.ts';

export interface CopyReport {
  copied: string[];
  /** Already present, with the same length. */
  there: number;
  /** Known to the database but in neither store. */
  missing: string[];
}

const copiesAtOnce = 4;

/** Copies every original that the shop knows from one store to another; skips those already present. */
export async function copyOriginals(
  db: ReadDb,
  { from, to }: { from: FileStore; to: FileStore },
): Promise<CopyReport> {
  const report: CopyReport = { copied: [], there: 0, missing: [] };
  const copyNext = async (keys: string[]): Promise<void> => {
    for (let key = keys.shift(); key !== undefined; key = keys.shift()) await copy({ from, to, report }, key);
  };
  let after = '';
  for (;;) {
    const keys = await selectKeys(db, after);
    const last = keys.at(-1);
    if (last === undefined) return report;
    after = last;
    await Promise.all(Array.from({ length: copiesAtOnce }, () => copyNext(keys)));
  }
}

async function copy(
  { from, to, report }: { from: FileStore; to: FileStore; report: CopyReport },
  key: string,
): Promise<void> {
  const [original, already] = await Promise.all([from.find(key), to.find(key)]);
  if (already && (original === null || already.bytes === original.bytes)) return void report.there++;
  const stream = original && (await from.read(key));
  if (!stream) return void report.missing.push(key);
  const contentType = contentTypeOf(key) ?? 'application/octet-stream';
  await to.write(key, { content: await buffer(stream), contentType });
  report.copied.push(key);
}
