import { Icon } from '#ui/pictures/icon.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { useShellData } from '#storefront/shell/frame/shell-data.ts';
import { idsInCall } from './favorite-row.ts';

/** Shares an address that contains the products, and nothing about the person who saved them (FAV-3). */
export function ShareLink({ ids }: { ids: readonly number[] }) {
  const { t, links } = usePage();
  const { origin } = useShellData();
  if (ids.length === 0) return null;
  const address = origin + links.favorites(`ids=${ids.slice(0, idsInCall).join(',')}`);
  const query = new URLSearchParams({ url: address, text: t('favorites:shareText') });
  return (
    <a className="button button-text small" href={`https://t.me/share/url?${query}`} rel="noreferrer">
      <Icon name="telegram" size={20} />
      {t('favorites:share')}
    </a>
  );
}
