import type { ReactNode } from 'react';
import { usePage } from './page.ts';

/** Browsers render what is theirs, and in development everything may change. */
const markupOf =
  import.meta.env.SSR && import.meta.env.PROD ? (await import('./kept-markup.tsx')).markupOf : null;

interface Props {
  className: string;
  /** Everything that the children are made of, besides the language and the class: plain values, and lists of them. */
  of: object;
  children: () => ReactNode;
}

/**
 * A part of a page that stands on many others alike: the server renders what is in it once (docs/decisions/0035). The children may
 * know the page's language and nothing else of it; in them the browser finds the markup that it would have made.
 */
export function Kept({ className, of, children }: Props) {
  const { language } = usePage();
  if (!markupOf) return <div className={className}>{children()}</div>;
  const name = `${className}\n${language}\n${Object.values(of).join('\n')}`;
  // our own markup, as React escaped it
  const markup = { __html: markupOf(name, { language, children }) };
  return <div className={className} dangerouslySetInnerHTML={markup} />;
}
