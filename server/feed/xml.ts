const signs: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes a text for an element or an attribute. Control characters, which XML 1.0 does not allow, are removed. */
export function escapeXml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign);
}

/** Returns an element with a text on a separate line; nothing if the text is null. */
export function element(name: string, text: string | number | null): string {
  return text === null || text === '' ? '' : `<${name}>${escapeXml(String(text))}</${name}>\n`;
}

/** Truncates a text at a word to at most `length` characters. */
export function shortened(text: string, length: number): string {
  const characters = Array.from(text);
  if (characters.length <= length) return text;
  const start = characters.slice(0, length - 1).join('');
  const end = start.lastIndexOf(' ');
  return `${end > length / 2 ? start.slice(0, end) : start}…`;
}

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';
