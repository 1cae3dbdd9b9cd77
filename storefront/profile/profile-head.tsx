import type { ReactNode } from 'react';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';

/** The back link and the title of a profile page; `detail`: the name of a page below the section. */
export function ProfileHead({
  section,
  detail,
}: {
  section: 'orders' | 'addresses' | 'cards' | 'settings';
  detail?: { title: ReactNode; label: string; sectionHref: string };
}) {
  const { t, links } = usePage();
  const sectionName = t(`profile:sections.${section}`);
  return (
    <header className="profile-head">
      <Breadcrumb
        label={t('breadcrumb')}
        link={Link}
        crumbs={[
          { label: t('profile:title'), href: links.profile() },
          ...(detail ? [{ label: sectionName, href: detail.sectionHref }] : []),
          { label: detail?.label ?? sectionName },
        ]}
      />
      <h1 className="h1">{detail?.title ?? sectionName}</h1>
    </header>
  );
}
