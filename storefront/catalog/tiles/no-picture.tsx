import { Silhouette } from '#ui/pictures/silhouette.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { useShellData } from '#storefront/shell/frame/shell-data.ts';

/** The placeholder for a missing picture: the outline of the category, and a text (ui.md 3.6). Needs the namespace `catalog`. */
export function NoPicture({ categoryId }: { categoryId: number }) {
  const { t } = usePage();
  const { categories } = useShellData();
  const kind = categories.find(({ id }) => id === categoryId)?.kind ?? '';
  return (
    <>
      <Silhouette name={kind} size={96} />
      {t('catalog:noPicture')}
    </>
  );
}
