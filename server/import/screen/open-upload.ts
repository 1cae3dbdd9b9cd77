import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { examineFile, type ExaminedFile } from '../examine-file.ts';
import { openTable } from '../files/open-table.ts';
import type { Mapping } from '../mapping.ts';

/** Calls a function with an uploaded file in a temporary folder, which is deleted afterwards. */
export async function withUpload<T>(
  content: Uint8Array,
  run: (file: ExaminedFile) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'zarona-import-'));
  try {
    const file = path.join(folder, 'upload');
    await writeFile(file, content);
    return await run(await examineFile(file));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const sampleCount = 3;
const sampleLength = 60;

interface Column {
  title: string;
  samples: string[];
}

/** Returns the titles of the columns with their first non-empty values. Refuses (ImportProblem) a file that is not a table. */
export async function readColumns(file: ExaminedFile): Promise<Column[]> {
  const asItIs: Mapping = { about: '', kind: 'jewel', product: {}, piece: {} };
  const table = await openTable(file, asItIs);
  try {
    const columns = table.header.map((title): Column => ({ title, samples: [] }));
    let rows = 0;
    for await (const { cells } of table.rows) {
      for (const [place, { samples }] of columns.entries()) {
        const cell = cells[place]?.trim() ?? '';
        if (cell !== '' && samples.length < sampleCount) samples.push(cell.slice(0, sampleLength));
      }
      rows += 1;
      if (rows === 50) break;
    }
    return columns;
  } finally {
    await table.close();
  }
}
