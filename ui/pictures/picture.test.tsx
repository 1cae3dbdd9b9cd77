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
  it('offers four widths, and leaves the format to the Accept header of the browser', () => {
    const html = render();
    for (const width of [200, 400, 800, 1200]) expect(html).toContain(`key=ring&amp;w=${width} ${width}w`);
    expect(html).not.toContain('fm=');
  });

  it('in a small place does not offer the largest width', () => {
    const html = renderToStaticMarkup(<Picture isSmall url={url} alt="" sizes="264px" placeholder={null} />);
    expect(html).toContain('w=800 800w');
    expect(html).not.toContain('1200w');
  });

  it('is loaded when it is near the viewport, unless it is the first of its page', () => {
    expect(render()).toContain('loading="lazy"');
    expect(render('high')).toContain('fetchPriority="high"');
    expect(render('high')).not.toContain('lazy');
  });

  it('that does not exist still has its text', () => {
    expect(renderToStaticMarkup(<Missing alt="Кольцо">Фото готовится</Missing>)).toContain(
      'aria-label="Кольцо"',
    );
    expect(renderToStaticMarkup(<Missing alt="Кольцо">{null}</Missing>)).toContain('class="qosh"');
    expect(renderToStaticMarkup(<Missing alt="">Фото готовится</Missing>)).not.toContain('role=');
  });
});
