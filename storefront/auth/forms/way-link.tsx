import type { ReactNode } from 'react';
import { usePage } from '#storefront/shell/page.ts';
import type { Way } from '../login-answer.ts';
import type { FormProps } from './form-props.ts';

/** Leads to another form of the login, on the spot; without JavaScript by the login's own page. */
export function WayLink({ flow, to, way, children }: FormProps & { way: Way; children: ReactNode }) {
  const { links } = usePage();
  return (
    <a
      className="login-way"
      href={links.login({ way, to })}
      onClick={(event) => {
        event.preventDefault();
        flow.go(way);
      }}
    >
      {children}
    </a>
  );
}
