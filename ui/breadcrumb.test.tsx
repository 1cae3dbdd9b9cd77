import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Breadcrumb, fitCrumbs } from './breadcrumb.tsx';

const Anchor = ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>;

describe('the breadcrumb', () => {
  it('shows at most eight labels: the first, an ellipsis, and the last six', () => {
    const crumbs = Array.from({ length: 11 }, (_, n) => ({ label: String(n) }));
    expect(fitCrumbs(crumbs).map((crumb) => crumb.label)).toEqual(['0', '…', '5', '6', '7', '8', '9', '10']);
  });

  it('leaves eight labels unchanged', () => {
    const crumbs = Array.from({ length: 8 }, (_, n) => ({ label: String(n) }));
    expect(fitCrumbs(crumbs)).toEqual(crumbs);
  });

  it('links to every level except the page itself, which is marked as the current one', () => {
    const crumbs = [
      { label: 'Каталог', href: '/catalog' },
      { label: 'Кольца', href: '/catalog/koltsa' },
    ];
    const html = renderToStaticMarkup(<Breadcrumb label="Путь" crumbs={crumbs} link={Anchor} />);
    expect(html).toContain('href="/catalog"');
    expect(html).not.toContain('href="/catalog/koltsa"');
    expect(html).toContain('<span aria-current="page">Кольца</span>');
  });

  it('marks the parent, the only level a phone shows', () => {
    const crumbs = [{ label: 'Каталог', href: '/catalog' }, { label: 'Комплекты' }, { label: 'Кольцо' }];
    const html = renderToStaticMarkup(<Breadcrumb label="Путь" crumbs={crumbs} link={Anchor} />);
    expect(html.match(/breadcrumb-parent/g)).toHaveLength(1);
    expect(html.indexOf('breadcrumb-parent')).toBeLessThan(html.indexOf('/catalog'));
  });
});
