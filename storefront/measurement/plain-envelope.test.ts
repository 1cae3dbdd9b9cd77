import { expect, it } from 'vitest';
import { plainEnvelope } from './plain-envelope.ts';

it('a report contains addresses without their queries, in its fields and in a recording', () => {
  const recording =
    '{"segment_id":0}\n[{"href":"https://zarona.uz/checkout/success?order=Z-1&token=ab#x"},"где? там"]';
  const [, [event, replay]] = plainEnvelope([
    { dsn: 'https://key@errors.example.uz/1' },
    [
      [
        { type: 'event' },
        { request: { url: 'https://zarona.uz/checkout/failed?token=ab' }, tags: [1, null] },
      ],
      [{ type: 'replay_recording', length: 1 }, recording],
    ],
  ] as const);
  expect(event).toEqual([
    { type: 'event' },
    { request: { url: 'https://zarona.uz/checkout/failed' }, tags: [1, null] },
  ]);
  const plain = '{"segment_id":0}\n[{"href":"https://zarona.uz/checkout/success#x"},"где? там"]';
  expect(replay).toEqual([
    { type: 'replay_recording', length: new TextEncoder().encode(plain).length },
    plain,
  ]);
});
