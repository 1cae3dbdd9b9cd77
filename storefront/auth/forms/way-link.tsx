import type { ReactNode } from 'react';
import { usePage } from '#storefront/shell/page.ts';
import type { Way } from '../login-answer.ts';
import type { FormProps } from './form-props.ts';

/** A link to another form of the login: switches in place, or loads the login's page when there is no JavaScript. */
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
