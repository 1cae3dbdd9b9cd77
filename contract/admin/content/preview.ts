import { Type } from 'typebox';
import { Instant, Shape, Words } from '../../primitives.ts';

/** `id`: the number of a moment, banner or collection, or the slug of a page. `at`: shows the shop as it will be then; left out = now. */
export const NewContentPreview = Shape({
  kind: Words(['page', 'moment', 'banner', 'collection'] as const),
  id: Type.String({ minLength: 1, maxLength: 100, pattern: '^[a-z0-9-]+$' }),
  at: Type.Optional(Instant),
});
/** `token` is the value of the query parameter `preview` of `path`, which has no language prefix. It expires at `until`. */
export const ContentPreview = Shape({ token: Type.String(), path: Type.String(), until: Instant });
