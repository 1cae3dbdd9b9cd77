import { describe, expect, it } from 'vitest';
import { fitCrumbs } from './breadcrumb.tsx';

describe('the breadcrumb', () => {
  it('shows at most eight labels: the first, an ellipsis, and the last six', () => {
    const crumbs = Array.from({ length: 11 }, (_, n) => ({ label: String(n) }));
    expect(fitCrumbs(crumbs).map((crumb) => crumb.label)).toEqual(['0', '…', '5', '6', '7', '8', '9', '10']);
  });

  it('leaves eight as they are', () => {
    const crumbs = Array.from({ length: 8 }, (_, n) => ({ label: String(n) }));
    expect(fitCrumbs(crumbs)).toEqual(crumbs);
  });
});
