/** An element of an XML document. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

const token = /<\?[^?]*\?>|<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;

/** Parses a document strictly: throws if it is not well-formed, such as for a bare `&` or `<` or an unclosed element. */
export function readXml(document: string): XmlElement {
  const top: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  let at = 0;
  for (const match of document.matchAll(token)) {
    if (match.index !== at) break;
    at += match[0].length;
    take(open, match);
  }
  if (at !== document.length) throw new Error(`not well-formed at ${document.slice(at, at + 80)}`);
  const [root, ...rest] = top.children;
  if (open.length !== 1 || !root || rest.length > 0) throw new Error('not one closed root');
  return root;
}

function take(
  open: XmlElement[],
  [whole, closing, name = '', attributes = '', empty, text]: RegExpMatchArray,
) {
  const current = open.at(-1);
  if (!current) throw new Error(`closed too often at ${whole}`);
  if (text !== undefined) current.text += unescaped(text);
  else if (closing === '/') {
    if (current.name !== name) throw new Error(`</${name}> closes <${current.name}>`);
    open.pop();
  } else if (closing !== undefined) {
    const element = { name, attributes: readAttributes(attributes), children: [], text: '' };
    current.children.push(element);
    if (empty !== '/') open.push(element);
  }
}

const readAttributes = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/([\w:.-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, unescaped(value)]),
  );

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescaped(text: string): string {
  if (/&(?!(?:amp|lt|gt|quot|apos);)/.test(text)) throw new Error(`a bare & in ${text.slice(0, 80)}`);
  // eslint-disable-next-line no-control-regex -- XML knows none of them
  if (/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/.test(text)) throw new Error('a control character');
  return text.replaceAll(/&(\w+);/g, (_, sign: string) => signs[sign] ?? '');
}

/** Returns the text of the first child with this name; throws if there is none. */
export function textOf(element: XmlElement | undefined, name: string): string {
  const found = element?.children.find((child) => child.name === name);
  if (!found) throw new Error(`<${element?.name}> has no <${name}>`);
  return found.text;
}

export const textsOf = (element: XmlElement, name: string): string[] =>
  element.children.filter((child) => child.name === name).map(({ text }) => text);
