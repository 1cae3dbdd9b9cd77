import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { navigate, cancelPrefetch, prefetchSoon, type NavigationOptions } from './navigate.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>, NavigationOptions {
  /** A page of the shop as a path, or a query of the current page. */
  to: string;
  /** `intent`: prefetches the page on hover, focus or touch. */
  prefetch?: 'intent';
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link to a page of the shop. It does not read the location: a page has hundreds of links, and none of them is
 * rendered again when the address changes. Before hydration, and without JavaScript, it is a plain link.
 */
export function Link(props: LinkProps) {
  const { to, prefetch, replace, preventScrollReset, viewTransition, onClick, children, ...link } = props;
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) navigate(event, to, { replace, preventScrollReset, viewTransition });
  };
  return (
    <a {...link} {...(prefetch && prefetchEvents(to))} href={to} onClick={click}>
      {children}
    </a>
  );
}

const prefetchEvents = (to: string) => ({
  onMouseEnter: () => prefetchSoon(to),
  onFocus: () => prefetchSoon(to),
  onTouchStart: () => prefetchSoon(to),
  onMouseLeave: cancelPrefetch,
  onBlur: cancelPrefetch,
});
