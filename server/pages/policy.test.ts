import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sealPage } from './policy.ts';

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe('the content security policy of a page', () => {
  const page = {
    body: Buffer.from(
      '<script nonce="n1">ours()</script><script type="module" async="" nonce="n1">import "/assets/a.js"</script>' +
        '<script>planted()</script><script src="/assets/entry.js" nonce="n1"></script>' +
        '<link rel="modulepreload" nonce="n1" href="/assets/a.js"><p>Кольцо</p><script nonce="n1">last()\nlines()</script>',
    ),
    nonce: 'n1',
  };
  const sealed = sealPage(page);

  it('allows our inline scripts by hash', () => {
    expect(sealed.policy).toContain(hashOf('ours()'));
    expect(sealed.policy).toContain(hashOf('import "/assets/a.js"'));
    expect(sealed.policy).toContain(hashOf('last()\nlines()'));
  });

  it('allows nothing for tags that are not scripts, or scripts loaded from a file', () => {
    expect(sealed.policy.match(/'sha256-/g)).toHaveLength(3);
  });

  it('does not allow a script planted in the content', () => {
    expect(sealed.policy).not.toContain(hashOf('planted()'));
    expect(sealed.policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  });

  it('allows pictures from the shop, and from the map’s tile server', () => {
    expect(sealed.policy).toContain("img-src 'self' data:;");
    expect(sealPage(page, { images: ['https://tiles.example.uz'] }).policy).toContain(
      "img-src 'self' data: https://tiles.example.uz;",
    );
  });

  it('allows forms to lead to the enabled payment providers, and to nobody else', () => {
    expect(sealed.policy).toContain("form-action 'self';");
    const origins = { forms: ['https://www.uzumbank.uz', 'https://checkout.paycom.uz'] };
    const { policy } = sealPage(page, origins);
    expect(policy).toContain("form-action 'self' https://www.uzumbank.uz https://checkout.paycom.uz;");
    expect(policy.replace(/form-action[^;]*;/, '')).not.toContain('https:');
  });

  it('leaves the page unchanged except for its nonces', () => {
    expect(sealed.body.toString()).toBe(page.body.toString().replaceAll(' nonce="n1"', ''));
  });
});
