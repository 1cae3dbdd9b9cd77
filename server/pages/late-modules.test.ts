import { describe, expect, it } from 'vitest';
import { startModulesLate } from './late-modules.ts';
import { sealPage } from './policy.ts';

const page =
  '<html><head><link rel="modulepreload" href="/assets/entry.js"/></head><body>Кольцо' +
  '<script nonce="n">window.context = {}</script>' +
  '<script nonce="n" type="module" async="">import "/assets/entry.js";</script></body></html>';

describe('the modules of a page', () => {
  const late = startModulesLate(Buffer.from(page), 'n').toString();

  it('are neither fetched nor run while a browser reads the page', () => {
    expect(late).not.toMatch(/<link rel="modulepreload"|<script[^>]* type="module"/);
  });

  it('stay where they were rendered; a script that starts them is all that is added', () => {
    const [begin = '', starter = '', ...rest] = late.split(/<script nonce="n">(?=\{)|(?=<\/body>)/);
    expect(begin + rest.join('')).toBe(
      page.replace('rel="modulepreload"', 'rel="later"').replace('type="module"', 'type="later"'),
    );
    expect(starter).toMatch(/^\{.*addEventListener.*\}<\/script>$/);
  });

  it('are allowed by the policy, and so is what starts them', () => {
    const { policy } = sealPage({ body: Buffer.from(late), nonce: 'n' });
    expect(policy.match(/'sha256-/g)).toHaveLength(3);
  });

  it('are not looked for in a page that has none: it stays as it is', () => {
    const plain = Buffer.from('<body><p>Кольцо</p></body>');
    expect(startModulesLate(plain, 'n')).toBe(plain);
  });
});
