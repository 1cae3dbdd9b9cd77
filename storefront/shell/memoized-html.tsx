import type { ReactNode } from 'react';
import { usePage } from './page.ts';

/** Only on the server in production: browsers render it themselves, and in development everything may change. */
const markupOf =
  import.meta.env.SSR && import.meta.env.PROD ? (await import('./memoized-markup.tsx')).markupOf : null;

interface Props {
  className: string;
  /** Everything that the children depend on, except the language and the class: plain values, and lists of them. */
  dependencies: object;
  children: () => ReactNode;
}

/**
 * A part that is the same on many pages: the server renders its content once and reuses the HTML
 * (docs/decisions/0035). The children may use the page's language and no other context. The browser renders them as
 * usual and hydrates the same HTML.
 */
export function MemoizedHtml({ className, dependencies, children }: Props) {
  const { language } = usePage();
  if (!markupOf) return <div className={className}>{children()}</div>;
  const key = `${className}\n${language}\n${Object.values(dependencies).join('\n')}`;
  // React's own output, already escaped
  const markup = { __html: markupOf(key, { language, children }) };
  return <div className={className} dangerouslySetInnerHTML={markup} />;
}
