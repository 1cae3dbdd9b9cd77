import { readFileSync } from 'node:fs';
import { withNbsp } from './with-nbsp.ts';

/** A block in the format of the contract's PageBlock, whose schema validates it (server/content/wire.ts). */
type Block = { kind: string } & Record<string, unknown>;
type RichText = (string | { text: string; href: string })[];

export interface PageText {
  title: string;
  description: string;
  body: Block[];
}

/**
 * Parses a page as written by its author: the first line is its title after `# `, the second its description, then paragraphs separated by
 * empty lines. `## ` a heading, `- ` and `1. ` lists, `| a | b |` a table with its head first, `> ` a note, `![alt](key)` a picture,
 * `{name}` a part that the shop fills in, `[words](/path)` a link, `<!-- … -->` a comment for editors that is not displayed.
 */
export function readPage(file: URL): PageText {
  const [head = '', ...chunks] = withNbsp(readFileSync(file, 'utf8'))
    .trim()
    .split(/\n{2,}/);
  const [title = '', description = ''] = head.split('\n');
  return { title: title.replace(/^# /, ''), description, body: chunks.filter(isShown).map(readBlock) };
}

const isShown = (chunk: string): boolean => !(chunk.startsWith('<!--') && chunk.endsWith('-->'));

function readBlock(chunk: string): Block {
  const lines = chunk.split('\n');
  const picture = /^!\[([^\]]*)\]\(([^)]+)\)$/.exec(chunk);
  if (picture) return { kind: 'picture', key: picture[2] ?? '', alt: picture[1] ?? '' };
  const part = /^\{([a-z]+)\}$/.exec(chunk);
  if (part) return { kind: 'part', name: part[1] ?? '' };
  if (chunk.startsWith('## ')) return { kind: 'heading', text: chunk.slice(3) };
  if (chunk.startsWith('> '))
    return { kind: 'note', text: richText(lines.map((line) => line.slice(2)).join(' ')) };
  if (chunk.startsWith('| ')) return readTable(lines);
  if (/^(?:- |\d+\. )/.test(chunk)) {
    const items = lines.map((line) => richText(line.replace(/^(?:- |\d+\. )/, '')));
    return { kind: 'list', isOrdered: !chunk.startsWith('- '), items };
  }
  return { kind: 'paragraph', text: richText(lines.join(' ')) };
}

function readTable(lines: string[]): Block {
  const [head = [], ...rows] = lines.map((line) =>
    line
      .slice(2, -2)
      .split(' | ')
      .map((cell) => cell.trim()),
  );
  return { kind: 'table', head, rows };
}

/** Parses texts and links. */
function richText(text: string): RichText {
  const pieces = text.split(/(\[[^\]]+\]\([^)]+\))/).filter((piece) => piece !== '');
  return pieces.map((piece) => {
    const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(piece);
    return link ? { text: link[1] ?? '', href: link[2] ?? '' } : piece;
  });
}
