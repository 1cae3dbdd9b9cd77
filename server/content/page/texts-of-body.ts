import type { PageBlock, PageBody, RichText } from '#contract/page.ts';

/** All words of a page that shoppers read, as they are written. */
export function textsOfBody(body: PageBody): string[] {
  return body.flatMap((block) => {
    switch (block.kind) {
      case 'heading':
        return [block.text];
      case 'paragraph':
      case 'note':
        return textsOfRich(block.text);
      case 'list':
        return block.items.flatMap(textsOfRich);
      case 'table':
        return [block.head, ...block.rows].flat();
      case 'picture':
        return [block.alt];
      case 'part':
        return [];
    }
  });
}

const textsOfRich = (text: RichText): string[] =>
  text.map((run) => (typeof run === 'string' ? run : run.text));

/** The targets of a block's links. */
export function linksOfBlock(block: PageBlock): string[] {
  if (block.kind === 'list') return block.items.flatMap(linksOfRich);
  return block.kind === 'paragraph' || block.kind === 'note' ? linksOfRich(block.text) : [];
}

const linksOfRich = (text: RichText): string[] =>
  text.flatMap((run) => (typeof run === 'string' ? [] : [run.href]));
