import { describe, expect, it } from 'vitest';
import { beginScript, laterScripts } from './later-scripts.ts';

const page =
  '<html><head><link rel="modulepreload" fetchpriority="low" href="/assets/entry.js"/></head>' +
  '<body>ring<script nonce="n">window.context = {}</script>' +
  '<script nonce="n" type="module" async="">import "/assets/entry.js";</script></body></html>';

describe('the scripts of a page', () => {
  const later = laterScripts(page, 'n').join('');

  it('are neither fetched nor run by the browser’s own reading of the page', () => {
    expect(later).not.toMatch(/<link rel="modulepreload"|<script[^>]* type="module"/);
  });

  it('stand where they were rendered, and nothing else changes', () => {
    expect(later).toBe(
      page.replace('rel="modulepreload"', 'rel="later"').replace('type="module"', 'type="later"'),
    );
    expect(later).toContain('<script nonce="n">window.context = {}</script>');
  });

  it('are not looked for in a page without modules, which stays as it is', () => {
    expect(laterScripts('<p>ring</p>', 'n')).toEqual(['<p>ring</p>']);
  });

  it('begin by a script that the policy knows', () => {
    expect(beginScript('n')).toMatch(/^<script nonce="n">\{.*addEventListener.*\}<\/script>$/);
  });
});
