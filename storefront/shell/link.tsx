import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { follow, noIntent, sayIntent, type Following } from './follow.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>, Following {
  /** A page of ours in its written form: a path, or a query of this page. */
  to: string;
  /** `intent`: what the page needs is fetched as soon as somebody seems to go there. */
  prefetch?: 'intent';
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link to a page of ours. It knows nothing of where one is: hundreds stand on a page, and none of them is rendered again because the
 * address changed. Before the page's scripts are there, and without them, it is what it looks like.
 */
export function Link(props: LinkProps) {
  const { to, prefetch, replace, preventScrollReset, viewTransition, onClick, children, ...link } = props;
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event, to, { replace, preventScrollReset, viewTransition });
  };
  return (
    <a {...link} {...(prefetch && intentTo(to))} href={to} onClick={click}>
      {children}
    </a>
  );
}

const intentTo = (to: string) => ({
  onMouseEnter: () => sayIntent(to),
  onFocus: () => sayIntent(to),
  onTouchStart: () => sayIntent(to),
  onMouseLeave: noIntent,
  onBlur: noIntent,
});
