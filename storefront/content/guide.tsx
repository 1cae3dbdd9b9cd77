import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { Blocks } from './blocks.tsx';
import { HelpSidebar } from './help-sidebar.tsx';
import type { ContentView } from './content-view.ts';
import { InOtherLanguage } from './in-other-language.tsx';

/** A reference page: links to the other reference pages on the left, the text in the middle. */
export function Guide({ page }: { page: ContentView }) {
  const { t, links } = usePage();
  const crumbs = [{ label: t('home'), href: links.home() }, { label: page.title }];
  return (
    <div className="container guide">
      <Breadcrumb label={t('breadcrumb')} crumbs={crumbs} link={Link} />
      <div className="guide-grid">
        <article className="guide-text">
          <h1 className="d2">{page.title}</h1>
          <InOtherLanguage page={page}>
            <div className="guide-intro">
              <Blocks blocks={page.intro} page={page} />
            </div>
            {page.sections.map((section) => (
              <section key={section.id} aria-labelledby={section.id}>
                <h2 className="h2" id={section.id}>
                  {section.title}
                </h2>
                <Blocks blocks={section.blocks} page={page} />
              </section>
            ))}
          </InOtherLanguage>
        </article>
        <HelpSidebar slug={page.slug} />
      </div>
    </div>
  );
}
