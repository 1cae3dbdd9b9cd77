import { type Attack, finding, runConcurrently } from './attack.ts';

const calls = 300;
/** Allowed sizes that no page uses. */
const sizes = [200, 400].flatMap((h) =>
  [200, 400].flatMap((w) => ['cover', 'contain'].map((fit) => `w=${w}&h=${h}&fit=${fit}&q=10&fm=webp`)),
);

/** Line 6: new sizes of pictures had no limit. */
export const newPictures: Attack = {
  what: `6. 12 connections ask for ${calls} sizes of pictures that are not cached`,
  run: async (shop) => {
    const url = '/api/es/v1/es-products?size=24';
    const { content } = (await shop.client.inject({ url, remoteAddress: shop.address(250) })).json<{
      data: { content: { attachments: { url: string }[] }[] };
    }>().data;
    const pictures = content.flatMap(({ attachments }) => attachments.map((one) => one.url));
    if (pictures.length === 0) return [finding(null, 'there are no pictures')];
    const begun = performance.now();
    const wanted = Array.from({ length: calls }, (_none, number) => {
      const size = sizes[Math.floor(number / pictures.length) % sizes.length] ?? '';
      return `${pictures[number % pictures.length] ?? ''}&${size}`;
    });
    const answers = await runConcurrently(wanted, {
      atOnce: 12,
      run: (picture) => shop.client.inject({ url: picture, remoteAddress: shop.address() }),
    });
    const minutes = Math.ceil((performance.now() - begun) / 60_000);
    const made = answers.filter(({ headers }) => headers['content-type'] === 'image/webp').length;
    const failed = answers.filter(({ statusCode }) => statusCode !== 200).length;
    return [
      // a minute of the shop's limit may end during the attack
      finding(
        made <= 60 * (minutes + 1),
        `${made} were made, ${calls - made - failed} answered with the original`,
      ),
      finding(failed === 0, `${failed} were refused`),
    ];
  },
};
