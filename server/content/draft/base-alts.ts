import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';
import { selectAlts } from '../picture/queries-picture.ts';
import type { ContentKind, PictureAlt } from './content-kind.ts';

/** The alternative texts that the pictures of a draft had in the media library when it got them, by the picture's id. */
export type BaseAlts = Record<string, LocalizedText>;

const Localized = Type.Object({ uz: Type.String(), ru: Type.String(), en: Type.String() });
const stored = Compile(Type.Record(Type.String(), Localized));

/** Drafts from before migration 0660 have none: their texts are written as they are. */
export const readBaseAlts = (value: unknown): BaseAlts => (value === null ? {} : stored.Parse(value));

const isSame = (one: LocalizedText | undefined, other: LocalizedText | undefined): boolean =>
  one?.uz === other?.uz && one?.ru === other?.ru && one?.en === other?.en;

interface Saved<Content> {
  kind: ContentKind<Content>;
  content: Content;
  /** The draft before; undefined = there was none, or all of its texts are new. */
  before?: { content: Content; baseAlts: BaseAlts } | undefined;
}

/**
 * The base of a draft that is saved. A text that is typed now has the text of the library as its base; one that was in the draft before
 * keeps its base, because the form shows the text of the draft.
 */
export async function baseAltsOf<Content>(
  db: ReadDb,
  { kind, content, before }: Saved<Content>,
): Promise<BaseAlts> {
  const pictures = kind.altsOf?.(content) ?? [];
  const earlier = altsById(before === undefined ? [] : (kind.altsOf?.(before.content) ?? []));
  const library = altsById(
    await selectAlts(
      db,
      pictures.map(({ id }) => id),
    ),
  );
  return Object.fromEntries(
    pictures.flatMap(({ id, alt }) => {
      const earlierBase = isSame(earlier.get(id), alt) ? before?.baseAlts[id] : undefined;
      const base = earlierBase ?? library.get(id);
      return base === undefined ? [] : [[id, base]];
    }),
  );
}

/** Whether a text of the draft was changed in the media library after the draft got it. */
export async function hasNewerAlts<Content>(
  db: ReadDb,
  { kind, content, baseAlts }: { kind: ContentKind<Content>; content: Content; baseAlts: BaseAlts },
): Promise<boolean> {
  const pictures = kind.altsOf?.(content) ?? [];
  const library = await selectAlts(
    db,
    pictures.map(({ id }) => id),
  );
  const own = altsById(pictures);
  return library.some(({ id, alt }) => {
    const base = baseAlts[id];
    return base !== undefined && !isSame(alt, base) && !isSame(alt, own.get(id));
  });
}

const altsById = (pictures: readonly PictureAlt[]) => new Map(pictures.map(({ id, alt }) => [id, alt]));
