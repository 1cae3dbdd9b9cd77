import type { LoaderFunctionArgs } from 'react-router';
import { drawFromAbove, framed } from './stone-drawing.ts';

/** The side of the square in which stones are drawn, mm: the same for all, so that a larger stone looks larger (PLP-11). */
const sideMm = 12;
const defaultTable = 0.58;

/**
 * `/stones/round-644-657`: shape, length and width in hundredths of a millimeter. It depends on nothing else, so
 * browsers may cache it indefinitely.
 */
export function loader({ params }: LoaderFunctionArgs): Response {
  const [, shape = '', length = '', width = ''] =
    /^([a-z]{3,12})-(\d{2,4})-(\d{2,4})$/.exec(params['drawing'] ?? '') ?? [];
  if (shape === '') throw new Response(null, { status: 404 });
  const stone = {
    shape,
    lengthMm: Number(length) / 100,
    widthMm: Number(width) / 100,
    tableShare: defaultTable,
  };
  const side = Math.max(sideMm, stone.lengthMm + 1.5, stone.widthMm + 1.5);
  const svg = framed(side, drawFromAbove(stone, [side / 2, side / 2]));
  return new Response(svg, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=2592000' },
  });
}
