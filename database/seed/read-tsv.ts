import { readFileSync } from 'node:fs';

/** A row of a tab-separated file with a header line. Throws for a column that does not exist. */
export type TsvRow = (column: string) => string;

export function readTsv(file: URL): TsvRow[] {
  const [header = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  const columns = header.split('\t');
  return lines.map((line, index) => {
    const cells = new Map(line.split('\t').map((cell, position) => [columns[position], cell]));
    return (column) => {
      const cell = cells.get(column);
      if (cell === undefined) throw new Error(`${file.pathname}, row ${index + 1}: no ${column}`);
      return cell;
    };
  });
}

/** Returns the word if it is in the list, otherwise throws an error with the place. */
export function oneOf<const W extends string>(words: readonly W[], text: string, place: string): W {
  const word = words.find((each) => each === text);
  if (word === undefined) throw new Error(`${place}: ${text} is not one of ${words.join(', ')}`);
  return word;
}
