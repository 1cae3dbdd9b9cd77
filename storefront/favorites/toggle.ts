import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { isApiProblem } from '#client/problem.ts';
import { languageOfPath, linksIn, pathWithoutLanguage } from '#storefront/links.ts';
import { callerContext } from '#storefront/shell/caller.ts';
import { textOf } from '#storefront/shell/form-text.ts';
import { ownPath } from '#storefront/shell/navigation/own-path.ts';

/** Redirects, because no link leads here. */
export const loader = ({ url }: LoaderFunctionArgs): Response =>
  redirect(linksIn(languageOfPath(url.pathname)).favorites());

/**
 * Saves or removes a user's favorite: `save` or `remove` is the product's id. With `stay` (sent by the page's script)
 * the response is 204 or the problem; a plain form is redirected to the page it was sent from, a guest's to the
 * login.
 */
export async function action({ request, context, url }: ActionFunctionArgs): Promise<Response> {
  const caller = context.get(callerContext);
  const links = linksIn(caller.language);
  const form = await request.formData();
  const [saved, removed] = [Number(textOf(form, 'save')), Number(textOf(form, 'remove'))];
  const stays = textOf(form, 'stay') !== '';
  const back = cameFrom(request, url) ?? links.favorites();
  try {
    if (saved > 0) await caller.api.createFavorite({ productId: saved });
    else await caller.api.deleteFavorite({ id: removed });
  } catch (error) {
    if (!isApiProblem(error)) throw error;
    const { status } = error.problem;
    if (stays) return Response.json(error.problem, { status });
    return redirect(status === 401 ? links.requireAuth(back) : back, 303);
  }
  if (stays) return new Response(null, { status: 204 });
  const isList = pathWithoutLanguage(back.split('?', 1)[0] ?? '') === '/favorites';
  return redirect(isList && removed > 0 ? links.favorites(`removed=${removed}`) : back, 303);
}

/** The page that sent the form, from the referrer, which browsers send within the same site. */
function cameFrom(request: Request, url: URL): string | null {
  const referer = request.headers.get('referer');
  if (referer === null || !URL.canParse(referer)) return null;
  const { origin, pathname, search } = new URL(referer);
  return origin === url.origin ? ownPath(pathname + search) : null;
}
