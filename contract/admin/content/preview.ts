import { Type } from 'typebox';
import { Instant, Shape, Words } from '../../primitives.ts';

/** `id`: of a moment, a banner or a collection its number, of a page its slug. `at`: the shop as it will be then; left out = now. */
export const NewContentPreview = Shape({
  kind: Words(['page', 'moment', 'banner', 'collection'] as const),
  id: Type.String({ minLength: 1, maxLength: 100, pattern: '^[a-z0-9-]+$' }),
  at: Type.Optional(Instant),
});
/** `token` is the value of the query parameter `preview` of `path`, which has no language prefix; `until`: the end of its validity. */
export const ContentPreview = Shape({ token: Type.String(), path: Type.String(), until: Instant });
