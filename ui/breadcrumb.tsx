import type { ComponentType, ReactNode } from 'react';
import { Icon } from './pictures/icon.tsx';
import './breadcrumb.css';

export interface Crumb {
  label: string;
  href?: string;
}
interface LinkProps {
  to: string;
  className?: string;
  children: ReactNode;
}

const maxCrumbs = 8;

/** Keeps at most 8 labels (product-spec 9): in a longer path an ellipsis replaces those after the first one. */
export function fitCrumbs(crumbs: readonly Crumb[]): Crumb[] {
  const [first] = crumbs;
  if (crumbs.length <= maxCrumbs || first === undefined) return [...crumbs];
  return [first, { label: '…' }, ...crumbs.slice(2 - maxCrumbs)];
}

/** The path to the current page; phones show only the parent with an arrow. The last label is the page itself. `link` is the router's. */
export function Breadcrumb({
  label,
  crumbs,
  link: LinkTo,
}: {
  label: string;
  crumbs: readonly Crumb[];
  link: ComponentType<LinkProps>;
}) {
  const shown = fitCrumbs(crumbs);
  const parent = shown.findLastIndex((crumb, index) => crumb.href !== undefined && index < shown.length - 1);
  return (
    <nav className="breadcrumb" aria-label={label}>
      <ol>
        {shown.map((crumb, index) => (
          <li key={crumb.label} className={index === parent ? 'breadcrumb-parent' : undefined}>
            {crumb.href !== undefined && index < shown.length - 1 ? (
              <LinkTo to={crumb.href}>
                <span className="breadcrumb-arrow">
                  <Icon name="back" size={18} />
                </span>
                {crumb.label}
              </LinkTo>
            ) : (
              <span aria-current={index === shown.length - 1 ? 'page' : undefined}>{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
