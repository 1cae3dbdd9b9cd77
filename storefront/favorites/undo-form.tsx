import { usePage } from '#storefront/shell/page.ts';

/** Without JavaScript the undo button is part of the page instead of a toast. */
export function UndoForm({ id }: { id: number }) {
  const { t, links } = usePage();
  return (
    <form className="container favorites-undo" method="post" action={links.favoritesToggle()}>
      <span role="status">{t('favorites:removedOne')}</span>
      <button type="submit" className="button button-text small" name="save" value={id}>
        {t('favorites:undo')}
      </button>
    </form>
  );
}
