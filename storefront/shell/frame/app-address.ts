import { redirect, type LoaderFunctionArgs } from 'react-router';
import { languageOfPath, linksIn } from '#storefront/links.ts';

/** `/_app` of the specification's routes is the shell, which has no page of its own: it leads to the home page of its language for good. */
export function loader({ url }: LoaderFunctionArgs): Response {
  return redirect(linksIn(languageOfPath(url.pathname)).home(), 301);
}
