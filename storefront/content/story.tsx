import { pictureUrl } from '#client/picture-url.ts';
import type { PageBlock } from '#contract/page.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { Blocks } from './blocks.tsx';
import type { ContentView, Section } from './content-view.ts';
import { InOtherLanguage } from './in-other-language.tsx';

/** A story page: opens with a picture and a title that overlaps its edge (ui.md 1.14, 3.10). */
export function Story({ page }: { page: ContentView }) {
  const { t, links } = usePage();
  const opening = page.intro.find(isPicture);
  const lead = page.intro.filter((block) => !isPicture(block));
  const crumbs = [{ label: t('home'), href: links.home() }, { label: page.title }];
  return (
    <article className="story">
      <header className="story-opening">
        {opening && (
          <Picture
            url={pictureUrl(opening.key)}
            alt={opening.alt}
            priority="high"
            ratio="auto"
            sizes="(min-width: 992px) 60vw, 100vw"
            className="story-picture"
            placeholder={null}
          />
        )}
        <div className="story-plate">
          <Breadcrumb label={t('breadcrumb')} crumbs={crumbs} link={Link} />
          <h1 className="d1">{page.title}</h1>
          <div className="lead">
            <InOtherLanguage page={page}>
              <Blocks blocks={lead} page={page} />
            </InOtherLanguage>
          </div>
        </div>
      </header>
      <div className="container" lang={page.language}>
        {page.sections.map((section) => (
          <StorySection key={section.id} section={section} page={page} />
        ))}
      </div>
    </article>
  );
}

type PictureBlock = Extract<PageBlock, { kind: 'picture' }>;
const isPicture = (block: PageBlock): block is PictureBlock => block.kind === 'picture';

/** A number before the title ("3. Casting") is set separately, in large type. */
function StorySection({ section, page }: { section: Section; page: ContentView }) {
  const [, number, rest] = /^(\d+)\. (.+)$/.exec(section.title) ?? [];
  const words = section.blocks.filter((block) => !isPicture(block));
  const pictures = section.blocks.filter(isPicture);
  return (
    <section className="story-section" aria-labelledby={section.id}>
      {number !== undefined && (
        <span className="story-number" aria-hidden="true">
          {number}
        </span>
      )}
      <div className="story-words">
        <h2 className="h2" id={section.id}>
          {number !== undefined && <span className="visually-hidden">{`${number}. `}</span>}
          {rest ?? section.title}
        </h2>
        <Blocks blocks={words} page={page} />
      </div>
      {pictures.length > 0 && (
        <div className="story-pictures">
          <Blocks blocks={pictures} page={page} />
        </div>
      )}
    </section>
  );
}
