type Random = () => number;

/** Maximum number of repetitions for `*` and `+`. */
const most = 6;

/**
 * Returns a text that matches a pattern of the contract: letters, classes, groups, `|` and repetitions, as far as those patterns use them.
 * Throws for unknown syntax.
 */
export function fromPattern(pattern: string, random: Random): string {
  const reader = { rest: pattern.replace(/^\^/, '').replace(/\$$/, '') };
  const made = readChoice(reader, random);
  if (reader.rest !== '') throw new Error(`the pattern ${pattern} has unknown syntax at "${reader.rest}"`);
  return made;
}

interface Reader {
  rest: string;
}

/** Returns one of the branches; all are read, because the pattern continues after them. */
function readChoice(reader: Reader, random: Random): string {
  const branches = [readRow(reader, random)];
  while (take(reader, /^\|/) !== null) branches.push(readRow(reader, random));
  return branches[Math.floor(random() * branches.length)] ?? '';
}

function readRow(reader: Reader, random: Random): string {
  let made = '';
  while (reader.rest !== '' && !/^[|)]/.test(reader.rest)) {
    const from = reader.rest;
    let part = readPart(reader, random);
    const to = reader.rest;
    const [least, greatest] = readTimes(reader);
    const times = least + Math.floor(random() * (greatest - least + 1));
    if (times === 0) part = '';
    made += part;
    // the same part of the pattern is read again, because each repetition may have other letters
    for (let time = 1; time < times; time += 1)
      made += readPart({ rest: from.slice(0, from.length - to.length) }, random);
  }
  return made;
}

function readPart(reader: Reader, random: Random): string {
  if (take(reader, /^\((?:\?:)?/) !== null) {
    const made = readChoice(reader, random);
    if (take(reader, /^\)/) === null) throw new Error('an unterminated group');
    return made;
  }
  const group = take(reader, /^\[([^\]]+)\]/);
  if (group !== null) return oneOfClass(group, random);
  const sign = take(reader, /^(\\.|[^\\[\](){}|])/);
  if (sign === null) throw new Error(`unknown syntax: ${reader.rest}`);
  return sign.replace(/^\\/, '');
}

function oneOfClass(group: string, random: Random): string {
  const signs = [...group.matchAll(/(.)-(.)|(.)/g)].flatMap(([, from, to, one]) =>
    from === undefined || to === undefined ? [one ?? ''] : between(from, to),
  );
  return signs[Math.floor(random() * signs.length)] ?? '';
}

function between(from: string, to: string): string[] {
  const [first, last] = [from.charCodeAt(0), to.charCodeAt(0)];
  return Array.from({ length: last - first + 1 }, (_, nth) => String.fromCharCode(first + nth));
}

function readTimes(reader: Reader): [least: number, greatest: number] {
  const times = take(reader, /^(\{\d+(?:,\d*)?\}|[*+?])/);
  if (times === null) return [1, 1];
  if (times === '?') return [0, 1];
  if (times === '*') return [0, most];
  if (times === '+') return [1, most];
  const [least = '1', greatest] = times.slice(1, -1).split(',');
  return [Number(least), greatest === undefined ? Number(least) : Number(greatest || Number(least) + most)];
}

/** Returns the first group of the match and removes it from the rest; null if there is no match. */
function take(reader: Reader, expected: RegExp): string | null {
  const found = expected.exec(reader.rest);
  if (found === null) return null;
  reader.rest = reader.rest.slice(found[0].length);
  return found[1] ?? found[0];
}
