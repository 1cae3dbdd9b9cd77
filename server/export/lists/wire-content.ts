import type { BannerColumn, StaffBannerRow } from '#contract/admin/content/banner.ts';
import type { MomentColumn, StaffMomentRow } from '#contract/admin/content/moment.ts';
import type { PageColumn, StaffPageRow } from '#contract/admin/content/page.ts';
import type { Language } from '#contract/words.ts';
import { tashkentClock } from '#domain/units/tashkent-clock.ts';
import type { SheetColumn, SheetColumns } from './list-sheet.ts';
import { nameOf } from './wire-names.ts';

interface ContentRow {
  titleUz: string;
  titleRu: string;
  titleEn: string;
  languages: readonly Language[];
  draftVersion: number;
  publishAt: string | null;
}

/** The columns of all contents with drafts. */
const languages: SheetColumn<Pick<ContentRow, 'languages'>> = {
  kind: 'text',
  head: ({ content }) => content.pages.languages,
  value: (row) => row.languages.join(', '),
};
const publishAt: SheetColumn<Pick<ContentRow, 'publishAt'>> = {
  kind: 'instant',
  head: ({ content }) => content.draft.publishAt,
  value: (row) => row.publishAt,
};
const updatedAt: SheetColumn<{ updatedAt: string }> = {
  kind: 'instant',
  head: ({ content }) => content.pages.updated,
  value: (row) => row.updatedAt,
};
const stateColumn = <Row extends Pick<ContentRow, 'draftVersion' | 'publishAt'>>(
  isShown: (row: Row) => boolean,
): SheetColumn<Row> => ({
  kind: 'text',
  head: ({ content }) => content.pages.state,
  value: (row, { words: { content } }) => {
    if (row.publishAt !== null) return content.draft.scheduled;
    if (row.draftVersion > 0) return content.pages.draft;
    return isShown(row) ? content.pages.shown : content.pages.hidden;
  },
});

/** The clock in Tashkent, as cells of instants are written. */
const minuteOf = (at: string): string => tashkentClock(new Date(at)).replace('T', ' ').slice(0, 16);

const titleIn = ({ titleUz, titleRu, titleEn }: ContentRow, language: Language): string =>
  ({ uz: titleUz, ru: titleRu, en: titleEn })[language] || titleRu;

export const pageSheet: SheetColumns<StaffPageRow, PageColumn> = {
  title: {
    kind: 'text',
    head: ({ content }) => content.pages.page,
    value: (row, { language }) => titleIn(row, language),
  },
  state: stateColumn(({ state }) => state === 'PUBLISHED'),
  languages,
  updatedAt,
  address: { kind: 'text', head: ({ content }) => content.pages.address, value: ({ slug }) => `/${slug}` },
  publishAt,
};

export const momentSheet: SheetColumns<StaffMomentRow, MomentColumn> = {
  title: {
    kind: 'text',
    head: ({ content }) => content.moments.moment,
    value: (row, { language }) => titleIn(row, language),
  },
  state: stateColumn(({ state }) => state === 'ACTIVE'),
  languages,
  updatedAt,
  category: {
    kind: 'text',
    head: ({ content }) => content.moments.category,
    value: ({ category }, { language }) => category && nameOf(category, language),
  },
  scenes: { kind: 'number', head: ({ content }) => content.moments.scenes, value: ({ scenes }) => scenes },
  address: {
    kind: 'text',
    head: ({ content }) => content.pages.address,
    value: ({ product }) => `/${product}-moments`,
  },
  publishAt,
  archiveAt: {
    kind: 'instant',
    head: ({ content }) => content.moments.hides,
    value: ({ archiveAt }) => archiveAt,
  },
};

const drafted = stateColumn<StaffBannerRow>(({ state }) => state === 'ACTIVE');

export const bannerSheet: SheetColumns<StaffBannerRow, BannerColumn> = {
  title: {
    kind: 'text',
    head: ({ content }) => content.banners.banner,
    value: (row, { language }) => titleIn(row, language),
  },
  state: {
    ...drafted,
    value: (row, shown) => {
      const { banners } = shown.words.content;
      if (row.draftVersion > 0 || row.state === 'DRAFT') return drafted.value(row, shown);
      if (row.phase !== 'NOW') return row.phase === 'OVER' ? banners.over : banners.toCome;
      return row.coveredBy === null ? drafted.value(row, shown) : `${banners.covered}: ${row.coveredBy}`;
    },
  },
  placement: {
    kind: 'text',
    head: ({ content }) => content.banners.placement,
    value: ({ placement }, { words: { content } }) => content.banners.place[placement],
  },
  period: {
    kind: 'text',
    head: ({ content }) => content.banners.period,
    value: ({ activeFrom, activeTo }, { words: { content } }) =>
      activeFrom === null && activeTo === null
        ? content.banners.always
        : [activeFrom, activeTo]
            .map((at) => (at === null ? '' : minuteOf(at)))
            .join(' — ')
            .trim(),
  },
  languages,
  publishAt,
};
