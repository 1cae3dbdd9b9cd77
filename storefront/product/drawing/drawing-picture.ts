import type { LoaderFunctionArgs } from 'react-router';
import { callerContext, orNotFound } from '#storefront/shell/caller.ts';
import { drawPiece, measuresOf } from './drawing.ts';
import { drawStone } from '../stones/stone-diagram.ts';
import { sizeKindOf } from '../buy/pieces/size-kind.ts';
import { bodyPartOf } from './body-part.ts';

/**
 * The drawing that shows how large a piece is: a loose stone with its measures; jewelry on an outline of a hand, ear,
 * neck or wrist; or alone, for the real-size view.
 */
export async function loader({ context, params, url }: LoaderFunctionArgs): Promise<Response> {
  const caller = context.get(callerContext);
  const product = await orNotFound(caller.api.getProduct({ slug: params['slug'] ?? '' }));
  const [stone] = product.items[0]?.stones ?? [];
  if (product.kind === 'loose-stone' && stone) return svgOf(drawStone(stone, caller.language));
  const bodyPart = bodyPartOf(product, sizeKindOf(product.items));
  const serial = url.searchParams.get('piece');
  const item = product.items.find(({ serialNumber }) => serialNumber === serial) ?? product.items[0];
  if (bodyPart === null || !item) throw new Response(null, { status: 404 });
  const measures = measuresOf(item, bodyPart, product.category.slugEn);
  return svgOf(drawPiece(bodyPart, measures, params['view'] === 'alone'));
}

function svgOf(svg: string): Response {
  return new Response(svg, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
  });
}
