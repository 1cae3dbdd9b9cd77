import { redirect, type LoaderFunctionArgs } from 'react-router';
import { languageOfPath, linksIn } from '#storefront/links.ts';

/** `/_app` in the specification's routes is the shell, which is not a page: redirects permanently to the home page of its language. */
export function loader({ url }: LoaderFunctionArgs): Response {
  return redirect(linksIn(languageOfPath(url.pathname)).home(), 301);
}
