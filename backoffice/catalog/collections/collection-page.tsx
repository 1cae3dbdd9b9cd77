import { useLoaderData } from 'react-router';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { CollectionEditor } from './collection-editor.tsx';

export const loader = withPermission('catalog.write', ({ params }) =>
  callApi('GET /api/admin/v1/collections/:id', { params: { id: Number(params['id']) } }),
);

/** A collection: its draft in three languages, its models, and what was published before. */
export function Component() {
  const collection = useLoaderData<typeof loader>();
  return <CollectionEditor key={collection.id} collection={collection} />;
}
