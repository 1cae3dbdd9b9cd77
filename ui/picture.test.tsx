import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Missing, Picture } from './picture.tsx';

const url = '/api/v1/attachments/download?key=ring';
const render = (priority?: 'high' | 'lazy') =>
  renderToStaticMarkup(
    <Picture
      url={url}
      alt="Кольцо"
      sizes="50vw"
      placeholder="Фото готовится"
      {...(priority && { priority })}
    />,
  );

describe('a picture', () => {
  it('offers AVIF first, then WebP, then JPEG, in four widths', () => {
    const html = render();
    expect(html.indexOf('image/avif')).toBeLessThan(html.indexOf('image/webp'));
    for (const width of [200, 400, 800, 1200])
      expect(html).toContain(`key=ring&amp;w=${width}&amp;fm=avif ${width}w`);
    expect(html).toContain('src="/api/v1/attachments/download?key=ring&amp;w=800&amp;fm=jpeg"');
  });

  it('waits until it is near, unless it is the first of its page', () => {
    expect(render()).toContain('loading="lazy"');
    expect(render('high')).toMatch(/loading="eager"[^>]*fetchPriority="high"/);
  });

  it('that does not exist is still said in words', () => {
    expect(renderToStaticMarkup(<Missing alt="Кольцо">Фото готовится</Missing>)).toContain(
      'aria-label="Кольцо"',
    );
    expect(renderToStaticMarkup(<Missing alt="">Фото готовится</Missing>)).not.toContain('role=');
  });
});
