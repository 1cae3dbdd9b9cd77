import { memo } from 'react';
import { Picture } from '#ui/pictures/picture.tsx';
import type { MomentCard } from '#contract/catalog/moment.ts';
import { languageOnWire, type PageLanguage } from '#contract/words.ts';
import { linksIn } from '#storefront/links.ts';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';

export interface StoryView {
  title: string;
  lead: string;
  href: string;
  image: string | null;
}

const maxStories = 2;

/** Only moments written in this language. */
export function viewStories(moments: readonly MomentCard[], language: PageLanguage): StoryView[] {
  const stories = moments.map((moment) => ({
    title: { uz: moment.titleUz, ru: moment.titleRu, en: moment.titleEn }[languageOnWire(language)],
    lead: { uz: moment.leadUz, ru: moment.leadRu, en: moment.leadEn }[languageOnWire(language)],
    href: linksIn(language).moment(moment.product),
    image: moment.cover?.url ?? null,
  }));
  return stories.filter(({ title }) => title !== '').slice(0, maxStories);
}

/** The moments that show the piece: an incentive to buy (ui.md 1.4, element 18). */
export const Stories = memo(function Stories({ stories }: { stories: StoryView[] }) {
  const { t } = usePage();
  if (stories.length === 0) return null;
  return (
    <section className="product-stories container" aria-labelledby="stories-title">
      <h2 className="h2" id="stories-title">
        {t('product:story')}
      </h2>
      <ul>
        {stories.map((story) => (
          <li key={story.href}>
            {story.image !== null && (
              <Picture
                url={story.image}
                alt=""
                sizes="(min-width: 768px) 280px, 40vw"
                ratio="0.8"
                placeholder={null}
              />
            )}
            <div>
              <h3 className="h3">
                <Link to={story.href} prefetch="intent">
                  {story.title}
                </Link>
              </h3>
              <p className="ink-2">{story.lead}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
});
