import { describe, expect, it } from 'vitest';
import { laterScripts } from './later-scripts.ts';

const page =
  '<html><head><link rel="modulepreload" fetchpriority="low" href="/assets/entry.js"/></head>' +
  '<body>ring<script nonce="n">window.context = {}</script>' +
  '<script nonce="n" type="module" async="">import "/assets/entry.js";</script></body></html>';

describe('the scripts of a page', () => {
  const later = laterScripts(page, 'n');

  it('are neither fetched nor run by the browser’s own reading of the page', () => {
    expect(later).not.toMatch(/<link rel="modulepreload"|<script[^>]* type="module"/);
  });

  it('stand where they were rendered, and begin by a script that the policy knows', () => {
    expect(later).toContain('<link rel="later" fetchpriority="low" href="/assets/entry.js"/>');
    expect(later).toContain('<script nonce="n" type="later" async="">import "/assets/entry.js";</script>');
    expect(later).toMatch(/<script nonce="n">\{.*addEventListener.*\}<\/script>$/);
  });

  it('of the plain kind run at once, and a page without modules stays as it is', () => {
    expect(later).toContain('<script nonce="n">window.context = {}</script>');
    expect(laterScripts('<p>ring</p>', 'n')).toBe('<p>ring</p>');
  });
});
