import { usePage } from '../../page.ts';
import { useShellData } from '../shell-data.ts';

/** The shop's one external link, to a separate jewellery site (product-spec 2); not rendered if there is none. */
export function PartnerLink() {
  const { t } = usePage();
  const { partnerSiteUrl } = useShellData();
  if (partnerSiteUrl === null) return null;
  const [before, after] = t('partnerSite', { site: '\n' }).split('\n');
  return (
    <li>
      <a href={partnerSiteUrl} rel="noreferrer">
        {before}
        {/* in the footer a part of its own, which goes on the next line whole */}
        <span>{new URL(partnerSiteUrl).host.replace(/^www\./, '')}</span>
        {after}
      </a>
    </li>
  );
}
