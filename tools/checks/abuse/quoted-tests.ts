import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/**
 * Whether a file has a test with this title: the titles of its `describe`, then its own, joined by spaces. Where a title is filled in by
 * the rows of a table or by a variable, any text matches; a title that is nothing else has to be a string of the file, or of a file
 * `testing-…` that it imports.
 */
export function hasTest(file: string, title: string): boolean {
  const { groups, strings } = readStrings(file);
  const group = groups.map(patternOf).join('|') || '(?!)';
  return strings
    .filter((text) => text.replaceAll(filledIn, '').trim().length >= shortestTitle)
    .some((text) => new RegExp(`^(?:(?:${group}) )*${patternOf(text)}$`, 's').test(withoutNumber(title)));
}

/** Shorter strings are parts of a title, and would match too much. */
const shortestTitle = 5;
const filledIn = /%[sdifjo#]|\$\w+(?:\.\w+)*/g;

/** The number of an attack stands in front of some titles; a quote may leave it out. */
const withoutNumber = (text: string): string => text.replaceAll(/abuse \d+: /g, '');

const patternOf = (text: string): string =>
  withoutNumber(text)
    .split(filledIn)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('.+');

interface Strings {
  /** The titles of `describe`. */
  groups: string[];
  strings: string[];
}

function readStrings(file: string): Strings {
  const text = readFileSync(file, 'utf8');
  const found: Strings = { groups: [], strings: [] };
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') found.strings.push(value);
    },
    TemplateLiteral: ({ quasis }) => {
      found.strings.push(quasis.map(({ value }) => value.raw).join('%s'));
    },
    CallExpression: ({ start, arguments: [title] }) => {
      const isGroup = text.startsWith('describe', start);
      if (isGroup && title?.type === 'Literal' && typeof title.value === 'string')
        found.groups.push(title.value);
    },
    ImportDeclaration: ({ source: { value } }) => {
      if (/^\..*\/testing-[\w-]+\.ts$/.test(value))
        found.strings.push(...readStrings(join(dirname(file), value)).strings);
    },
  }).visit(parseSync(file, text).program);
  return found;
}
