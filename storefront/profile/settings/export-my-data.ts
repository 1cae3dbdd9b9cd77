import type { LoaderFunctionArgs } from 'react-router';
import { callerContext } from '#storefront/shell/caller.ts';
import { requireUser } from '#storefront/shell/login/user.ts';

/** Everything that the shop stores about the user, as a file (ui.md PRO-5). */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
  await requireUser({ context, url });
  const data = await context.get(callerContext).api.exportMe();
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="zarona-${data.exportedAt.slice(0, 10)}.json"`,
    },
  });
}
