import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const light = tokensOf('tokens.css', ':root');
const dark = new Map([...light, ...tokensOf('kecha.css', ':root:root')]);

/** Reads the plain colors of a block: name → `#rrggbb`. */
function tokensOf(file: string, selector: string): Map<string, string> {
  const css = readFileSync(new URL(file, import.meta.url), 'utf8');
  const start = css.indexOf(selector);
  const block = css.slice(start, css.indexOf('\n}', start));
  return new Map(
    [...block.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name = '', color = '']) => [name, color]),
  );
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the WCAG contrast of two tokens of a theme. */
function contrast(theme: Map<string, string>, over: string, ground: string): number {
  const [a = 0, b = 0] = [over, ground]
    .map((name) => luminance(theme.get(name) ?? '') + 0.05)
    .sort((x, y) => y - x);
  return a / b;
}

const themes: [string, Map<string, string>][] = [
  ['Kun', light],
  ['Kecha', dark],
];

describe.each(themes)('the colors of %s', (_, theme) => {
  it.each(['ink', 'ink-2', 'ink-3', 'ok', 'warn', 'bad', 'info', 'zar-text', 'link'])(
    'text in --%s has sufficient contrast on the page and on sheets',
    (text) => {
      expect(contrast(theme, text, 'bg')).toBeGreaterThanOrEqual(4.8);
      expect(contrast(theme, text, 'surface')).toBeGreaterThanOrEqual(4.8);
    },
  );

  it.each(['ink', 'ink-2', 'ink-3', 'bad'])(
    'text in --%s has sufficient contrast on a selected row',
    (text) => {
      expect(contrast(theme, text, 'shahtut-wash')).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(['ink', 'ink-2', 'ink-3'])('text in --%s has sufficient contrast on plaster', (text) => {
    expect(contrast(theme, text, 'ganch')).toBeGreaterThanOrEqual(4.7);
  });

  it('the text of a button has sufficient contrast at rest, hovered and pressed', () => {
    for (const ground of ['shahtut', 'shahtut-hover', 'shahtut-press'])
      expect(contrast(theme, 'on-shahtut', ground)).toBeGreaterThanOrEqual(7);
  });

  it('borders of controls and the gold line can be distinguished from their background', () => {
    for (const ground of ['bg', 'surface'] as const)
      expect(contrast(theme, 'line-form', ground)).toBeGreaterThanOrEqual(3.2);
    expect(contrast(theme, 'zar', 'bg')).toBeGreaterThanOrEqual(3);
  });

  it('text on the second accent has sufficient contrast', () => {
    expect(contrast(theme, 'ink', 'pista')).toBeGreaterThanOrEqual(7);
    expect(contrast(theme, 'pista-ink', 'pista')).toBeGreaterThanOrEqual(4.5);
  });
});

describe('large surfaces of cloth at night', () => {
  const cloth = new Map([...dark, ...tokensOf('kecha.css', ':is(.footer, .hero-picture')]);

  it('have sufficient contrast for text, and the gold line can be distinguished from them', () => {
    expect(contrast(cloth, 'on-shahtut', 'shahtut')).toBeGreaterThanOrEqual(7);
    expect(contrast(cloth, 'zar', 'shahtut')).toBeGreaterThanOrEqual(3);
  });

  it('can be distinguished from the page', () => {
    expect(contrast(cloth, 'shahtut', 'bg')).toBeGreaterThanOrEqual(1.15);
  });
});

describe('contrasts stated in the design', () => {
  it.each([
    ['ink', 'bg', 17],
    ['ink-2', 'bg', 8.1],
    ['ink-3', 'bg', 5.2],
    ['ink-3', 'ganch', 4.75],
    ['bg', 'shahtut', 14],
    ['zar-text', 'bg', 6],
    ['ink', 'pista', 13],
  ])('--%s on --%s is at least %d to 1', (over, ground, ratio) => {
    expect(contrast(light, over, ground)).toBeGreaterThanOrEqual(ratio);
  });
});
