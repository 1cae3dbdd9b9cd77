import { useLoaderData } from 'react-router';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { CollectionEditor } from './collection-editor.tsx';

export const loader = withPermission('catalog.write', async ({ params }) => {
  const of = { params: { id: Number(params['id']) } };
  const [collection, history] = await Promise.all([
    callApi('GET /api/admin/v1/collections/:id', of),
    callApi('GET /api/admin/v1/collections/:id/history', of),
  ]);
  return { collection, history };
});

/** A collection: its draft in three languages, its models, and its published versions. */
export function Component() {
  const { collection, history } = useLoaderData<typeof loader>();
  return <CollectionEditor key={collection.id} collection={collection} history={history} />;
}
