import { describe, expect, it } from 'vitest';
import { startModulesLate } from './late-modules.ts';
import { sealPage } from './policy.ts';

const page =
  '<html><head><link rel="modulepreload" href="/assets/entry.js"/></head><body>Кольцо' +
  '<script nonce="n">window.context = {}</script>' +
  '<script nonce="n" type="module" async="">import "/assets/entry.js";</script></body></html>';

describe('the modules of a page', () => {
  const late = startModulesLate(Buffer.from(page), 'n').toString();

  it('are neither loaded nor run while the browser renders the page', () => {
    expect(late).not.toMatch(/<link rel="modulepreload"|<script[^>]* type="module"/);
  });

  it('stay in their place; only the script that starts them is added', () => {
    const [begin = '', starter = '', ...rest] = late.split(/<script nonce="n">(?=\{)|(?=<\/body>)/);
    expect(begin + rest.join('')).toBe(
      page.replace('rel="modulepreload"', 'rel="later"').replace('type="module"', 'type="later"'),
    );
    expect(starter).toMatch(/^\{.*addEventListener.*\}<\/script>$/);
  });

  it('are allowed by the policy, as is the script that starts them', () => {
    const { policy } = sealPage({ body: Buffer.from(late), nonce: 'n' });
    expect(policy.match(/'sha256-/g)).toHaveLength(3);
  });

  it('a page without modules is unchanged', () => {
    const plain = Buffer.from('<body><p>Кольцо</p></body>');
    expect(startModulesLate(plain, 'n')).toBe(plain);
  });
});
