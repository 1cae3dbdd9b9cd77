import type { ReadDb } from '#database/connect.ts';
import type { PageTexts } from '#contract/admin/content/page.ts';
import type { PageBody } from '#contract/page.ts';
import { unknownPlaceholder } from '#contract/page-placeholders.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { ContentKind } from '../draft/content-kind.ts';
import { leadsSomewhere } from '../link/leads-somewhere.ts';
import { type PicturePlace, refuseMissingPictures } from '../picture/refuse-missing-pictures.ts';
import { findPublished, publishWords } from './queries-page.ts';
import { linksOfBlock, textsOfBody } from './texts-of-body.ts';
import { missingOfPage, readTexts, textsOf, pageFromWire } from './wire-page.ts';

/** Text pages, identified by their slug. */
export const pageKind: ContentKind<PageTexts> = {
  kind: 'PAGE',
  resource: 'page',
  parse: readTexts,

  async find(db, slug, options) {
    const page = await findPublished(db, slug, options);
    if (page === undefined) return undefined;
    const { version, updatedAt } = page;
    const content = textsOf(page);
    // a new, empty page is not stored as a version
    return { version, updatedAt, content, isPublished: missingOfPage(content).length === 0 };
  },

  async check(db, _slug, texts) {
    refuseUnevenTables(texts);
    refuseUnknownPlaceholders(texts);
    await refuseDeadLinks(db, texts);
    await refuseMissingPictures(
      db,
      bodyNames.flatMap((name) => picturePlaces(name, texts[name])),
    );
  },
  missingOf: missingOfPage,
  publish: (db, slug, texts) => publishWords(db, { slug, ...pageFromWire(texts) }),
};

const bodyNames = ['bodyUz', 'bodyRu', 'bodyEn'] as const;

const picturePlaces = (name: string, body: PageBody): PicturePlace[] =>
  body.flatMap((block, place) =>
    block.kind === 'picture' ? [{ path: `/${name}/${place}/key`, key: block.key }] : [],
  );

/** Every row of a table must have as many cells as its head. */
function refuseUnevenTables(texts: PageTexts): void {
  const { uz, ru, en } = pageFromWire(texts).body;
  refuseUneven('/bodyUz', uz);
  refuseUneven('/bodyRu', ru);
  refuseUneven('/bodyEn', en);
}

/** The shop fills in those of bodies alone: titles and descriptions stand in lists and searches, too. */
function refuseUnknownPlaceholders(texts: PageTexts): void {
  for (const name of bodyNames)
    for (const [place, block] of texts[name].entries()) {
      const unknown = unknownPlaceholder(textsOfBody([block]));
      if (unknown !== null) throw refusedPlaceholder(`${name}/${place}/text`, unknown);
    }
  for (const name of plainFields) {
    const written = /\{([^{}]*)\}/.exec(texts[name])?.[1];
    if (written !== undefined) throw refusedPlaceholder(name, written);
  }
}

/** Refuses a link to a page that shoppers cannot open. */
async function refuseDeadLinks(db: ReadDb, texts: PageTexts): Promise<void> {
  for (const name of bodyNames)
    for (const [place, block] of texts[name].entries())
      for (const link of linksOfBlock(block))
        if (link.startsWith('/') && !(await leadsSomewhere(db, link)))
          throw new Refusal('VALIDATION_FAILED', undefined, [
            { path: `/${name}/${place}/text`, code: 'link', what: link },
          ]);
}

const plainFields = [
  'titleUz',
  'titleRu',
  'titleEn',
  'descriptionUz',
  'descriptionRu',
  'descriptionEn',
] as const;

const refusedPlaceholder = (field: string, what: string): Refusal =>
  new Refusal('VALIDATION_FAILED', undefined, [{ path: `/${field}`, code: 'placeholder', what }]);

function refuseUneven(path: string, body: PageBody): void {
  const uneven = body.findIndex(
    (block) => block.kind === 'table' && block.rows.some((row) => row.length !== block.head.length),
  );
  if (uneven >= 0)
    throw new Refusal('VALIDATION_FAILED', undefined, [{ path: `${path}/${uneven}/rows`, code: 'pattern' }]);
}
