import { Type, type Static } from 'typebox';
import { Artikul, Day, Id, Nullable, Shape, UrlRef, Words, names, slugs } from '../primitives.ts';
import { productStates } from './catalog.ts';

export const CertificateState = Words(['VALID', 'REPLACED', 'WITHDRAWN'] as const);
/** A document of the register: the shop's passport of a piece (`laboratory` ZARONA), or a laboratory's report. */
const paper = {
  id: Type.String(),
  state: CertificateState,
  /** The valid document at the end of its replacements; null = not replaced, or the last one was withdrawn. */
  replacedBy: Nullable(Type.String()),
  laboratory: Type.String(),
  reportNumber: Nullable(Type.String()),
  issuedOn: Day,
  note: Nullable(Type.String()),
  /** Measured facts as printed, by label. */
  subject: Type.Record(Type.String(), Type.String()),
  /** The scan, or a PDF of the shop's passport (in the demo also of specimens). null = a laboratory's report without a scan. */
  attachment: Nullable(UrlRef),
  checkUrl: Nullable(Type.String()),
};
export const Paper = Shape(paper);
/** `/certificate/{id}`: a document with its piece. `others`: the other valid documents of the piece. */
export const Certificate = Shape({
  ...paper,
  serialNumber: Type.String(),
  product: Shape({
    id: Id,
    artikul: Artikul,
    /** Only an ACTIVE model has a page. */
    state: Words(productStates),
    ...names,
    ...slugs,
    image: Nullable(UrlRef),
  }),
  others: Type.Array(Paper),
});
export const CertificateParams = Shape({ id: Type.String({ maxLength: 40, pattern: '^[A-Za-z0-9-]+$' }) });

export type Paper = Static<typeof Paper>;
export type Certificate = Static<typeof Certificate>;
