import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { filmSize } from './film-size.ts';

it('the size of a video is read from its header', () => {
  const film = readFileSync('database/seed/demo/media/videos/bangle-engraved-yellow-gold-girih.mp4');
  expect(filmSize(film)).toEqual({ width: 600, height: 600 });
});

it('any bytes that are not a video have no size', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (content) => {
      expect(filmSize(content)).toBeNull();
    }),
  );
});
