import { useLoaderData } from 'react-router';
import { useWords } from '../../kit/words.tsx';
import { callApi as callShop } from '#client/call-api.ts';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { nameIn } from '../../shell/stores.ts';
import { MomentEditor } from './moment-editor.tsx';

export const loader = withPermission('content.write', async ({ params }) => {
  const [moment, categories] = await Promise.all([
    callApi('GET /api/admin/v1/moments/:id', { params: { id: Number(params['id']) } }),
    callShop('GET /api/v1/categories', {}),
  ]);
  return { moment, categories };
});

/** A moment in three languages: its draft, its published versions, and when the draft is shown. */
export function Component() {
  const { language } = useWords();
  const { moment, categories } = useLoaderData<typeof loader>();
  const choices = categories.map((category) => ({ id: category.id, name: nameIn(category, language) }));
  return <MomentEditor key={moment.id} moment={moment} categories={choices} />;
}
