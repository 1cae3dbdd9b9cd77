import type { ClientActionFunctionArgs } from 'react-router';
import { languageOfPath } from '#storefront/links.ts';
import { tIn } from '#storefront/shell/i18n/texts.ts';
import { whyNotReached } from '#storefront/shell/frame/errors/not-reached.ts';

/** After a network failure or a 503 the form keeps its values and shows a message (GLB-9). */
export async function preserveFormValues({
  request,
  serverAction,
}: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    const why = whyNotReached(error);
    if (why === null) throw error;
    const t = tIn(languageOfPath(new URL(request.url).pathname));
    return {
      values: null,
      errors: {},
      message: t(why === 'cut' ? 'requests:noConnection' : 'requests:busy'),
    };
  }
}
