import type { ClientActionFunctionArgs } from 'react-router';
import { languageOfPath } from '#storefront/links.ts';
import { tIn } from '#storefront/shell/texts.ts';

/** Without a connection nothing is lost: the form stays as it is and says so (GLB-9). */
export async function keepTyped({ request, serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const t = tIn(languageOfPath(new URL(request.url).pathname));
    return { values: null, errors: {}, message: t('requests:noConnection') };
  }
}
