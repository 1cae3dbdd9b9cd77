import type { PageBody, RichText } from '#contract/page.ts';

/** All words of a page that shoppers read, as they are written. */
export function wordsOfBody(body: PageBody): string[] {
  return body.flatMap((block) => {
    switch (block.kind) {
      case 'heading':
        return [block.text];
      case 'paragraph':
      case 'note':
        return wordsOfRich(block.text);
      case 'list':
        return block.items.flatMap(wordsOfRich);
      case 'table':
        return [block.head, ...block.rows].flat();
      case 'picture':
        return [block.alt];
      case 'part':
        return [];
    }
  });
}

const wordsOfRich = (text: RichText): string[] =>
  text.map((run) => (typeof run === 'string' ? run : run.text));
