import { usePage } from '../../page.ts';
import { useShellData } from '../shell-data.ts';

/** The shop's one external link, to a separate jewellery site (product-spec 2); nothing where none is set. */
export function PartnerLink() {
  const { t } = usePage();
  const { partnerSiteUrl } = useShellData();
  if (partnerSiteUrl === null) return null;
  const site = new URL(partnerSiteUrl).host.replace(/^www\./, '');
  return (
    <li>
      <a href={partnerSiteUrl} rel="noreferrer">
        {t('partnerSite', { site })}
      </a>
    </li>
  );
}
