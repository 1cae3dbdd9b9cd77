import type { PageBody, RichText } from '#contract/page.ts';

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
