import { useLoaderData } from 'react-router';
import { withPermission } from '../../shell/load-session.ts';
import { callApi } from '../../shell/api.ts';
import { PageEditor } from './page-editor.tsx';

export const loader = withPermission('content.write', ({ params }) =>
  callApi('GET /api/admin/v1/pages/:slug', { params: { slug: params['slug'] ?? '' } }),
);

/** A page in three languages: its draft, its published versions, and when the draft is shown. */
export function Component() {
  const page = useLoaderData<typeof loader>();
  return <PageEditor key={page.slug} page={page} />;
}
