import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ArtPicture } from './art-picture.tsx';

const cut = (fromWidth: number, key: string) => ({ fromWidth, url: `/download?key=${key}` });
const places = { alt: 'A ring', sizes: '100vw', wideSizes: '60vw' };

describe('a picture with a crop for each breakpoint', () => {
  it('offers the widest first, and that of phones as the default', () => {
    const cuts = [cut(0, 'upright'), cut(768, 'square'), cut(1288, 'lying')] as const;
    const html = renderToStaticMarkup(<ArtPicture {...places} cuts={[...cuts]} priority="high" />);
    expect(
      html.match(/min-width: \d+px\)"[^>]*key=\w+/g)?.map((one) => one.replace(/" .*key=/, ' ')),
    ).toEqual(['min-width: 1288px) lying', 'min-width: 768px) square']);
    expect(html).toMatch(
      /<img fetchPriority="high" sizes="100vw" srcSet="\/download\?key=upright&amp;w=400 400w/,
    );
    expect(html).not.toContain('lazy');
  });

  it('with a single crop has sizes for both kinds of screens', () => {
    const html = renderToStaticMarkup(<ArtPicture {...places} cuts={[cut(0, 'one')]} />);
    expect(html).not.toContain('<source');
    expect(html).toContain('sizes="(min-width: 768px) 60vw, 100vw"');
    expect(html).toContain('loading="lazy"');
  });

  it('shows a tiny version of itself until it is loaded', () => {
    const html = renderToStaticMarkup(
      <ArtPicture {...places} cuts={[{ ...cut(0, 'one'), placeholder: 'UklGRg==' }]} />,
    );
    expect(html).toContain('style="background:url(data:image/webp;base64,UklGRg==) center/cover"');
  });
});
