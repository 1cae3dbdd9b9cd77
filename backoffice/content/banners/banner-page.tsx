import { useLoaderData } from 'react-router';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { BannerEditor } from './banner-editor.tsx';

export const loader = withPermission('content.write', ({ params }) =>
  callApi('GET /api/admin/v1/banners/:id', { params: { id: Number(params['id']) } }),
);

/** A banner: its draft, its published versions, and when the draft is shown. */
export function Component() {
  const banner = useLoaderData<typeof loader>();
  return <BannerEditor key={banner.id} banner={banner} />;
}
