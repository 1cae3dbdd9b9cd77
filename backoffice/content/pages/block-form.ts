import type { PageBlock, PagePartName, RichText } from '#contract/page.ts';

export type BlockKind = PageBlock['kind'];

/** A block as typed: a line per paragraph or item, links as `[text](address)`, cells separated by `|`. */
export interface BlockForm {
  kind: BlockKind;
  text: string;
  isOrdered: boolean;
  /** The key of a picture; empty for other blocks. */
  key: string;
  part: PagePartName;
}

const empty: BlockForm = { kind: 'paragraph', text: '', isOrdered: false, key: '', part: 'contacts' };

export const newBlock = (kind: BlockKind): BlockForm => ({ ...empty, kind });

export function formOfBlock(block: PageBlock): BlockForm {
  const form = newBlock(block.kind);
  switch (block.kind) {
    case 'heading':
      return { ...form, text: block.text };
    case 'paragraph':
    case 'note':
      return { ...form, text: typedOf(block.text) };
    case 'list':
      return { ...form, isOrdered: block.isOrdered, text: block.items.map(typedOf).join('\n') };
    case 'table':
      return { ...form, text: [block.head, ...block.rows].map((cells) => cells.join(' | ')).join('\n') };
    case 'picture':
      return { ...form, key: block.key, text: block.alt };
    case 'part':
      return { ...form, part: block.name };
  }
}

/** The block in the API's format; null if it is incomplete: no text, an invalid link, a row with too few cells. */
export function blockOfForm({ kind, text, isOrdered, key, part }: BlockForm): PageBlock | null {
  const typed = text.trim();
  switch (kind) {
    case 'heading':
      return typed === '' ? null : { kind, text: typed };
    case 'paragraph':
    case 'note': {
      const words = readTyped(typed);
      return words === null ? null : { kind, text: words };
    }
    case 'list': {
      const items = linesOf(typed).map(readTyped);
      return items.length > 0 && items.every((item) => item !== null) ? { kind, isOrdered, items } : null;
    }
    case 'table':
      return tableOf(typed);
    case 'picture':
      return /^[A-Za-z0-9._/-]{1,200}$/.test(key) ? { kind, key, alt: typed } : null;
    case 'part':
      return { kind, name: part };
  }
}

/** Why `blockOfForm` refuses a block, and the field that it is about. */
export function whyIncomplete({ kind, text, key }: BlockForm): {
  field: 'text' | 'key';
  reason: 'needed' | 'link' | 'table' | 'picture';
} {
  if (kind === 'picture') return { field: 'key', reason: key === '' ? 'needed' : 'picture' };
  if (text.trim() === '') return { field: 'text', reason: 'needed' };
  return { field: 'text', reason: kind === 'table' ? 'table' : 'link' };
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

function tableOf(text: string): PageBlock | null {
  const [head, ...rows] = linesOf(text).map((line) => line.split('|').map((cell) => cell.trim()));
  if (head === undefined || head.length < 2 || rows.length === 0) return null;
  return rows.every((row) => row.length === head.length) ? { kind: 'table', head, rows } : null;
}

/** `/delivery`, an address with https, a phone, a mail, the phone or the Telegram of the settings. */
const address =
  /^(\/[a-z0-9/#?=&._-]*|https:\/\/[^\s"<>]+|tel:\+[0-9]+|mailto:[^\s"<>]+|\{(?:phone|telegram)\})$/;
const link = /\[([^\]]+)\]\(([^)\s]+)\)/g;

const typedOf = (text: RichText): string =>
  text.map((run) => (typeof run === 'string' ? run : `[${run.text}](${run.href})`)).join('');

/** Parses text with links; null if it is empty, or a link is invalid. */
function readTyped(text: string): RichText | null {
  const runs: RichText = [];
  let end = 0;
  for (const { 0: whole, 1: words = '', 2: href = '', index } of text.matchAll(link)) {
    if (!address.test(href)) return null;
    if (index > end) runs.push(text.slice(end, index));
    runs.push({ text: words, href });
    end = index + whole.length;
  }
  if (end < text.length) runs.push(text.slice(end));
  return runs.length === 0 ? null : runs;
}
