import type { LoaderFunctionArgs } from 'react-router';
import { callerContext, orNotFound } from '#storefront/shell/caller.ts';
import { drawPiece, measuresOf } from './drawing.ts';
import { drawStone } from './stone-diagram.ts';
import { sizeKindOf } from './size-kind.ts';
import { wornOf } from './worn.ts';

/** The drawing that shows how large a piece is: a loose stone with its measures; jewelry on an outline of a hand, ear, neck or wrist; or alone, for the view in real size. */
export async function loader({ context, params, url }: LoaderFunctionArgs): Promise<Response> {
  const caller = context.get(callerContext);
  const product = await orNotFound(caller.api.getProduct({ slug: params['slug'] ?? '' }));
  const [stone] = product.items[0]?.stones ?? [];
  if (product.kind === 'loose-stone' && stone) return svgOf(drawStone(stone, caller.language));
  const worn = wornOf(product, sizeKindOf(product.items));
  const serial = url.searchParams.get('piece');
  const item = product.items.find(({ serialNumber }) => serialNumber === serial) ?? product.items[0];
  if (worn === null || !item) throw new Response(null, { status: 404 });
  const measures = measuresOf(item, worn, product.category.slugEn);
  return svgOf(drawPiece(worn, measures, params['view'] === 'alone'));
}

function svgOf(svg: string): Response {
  return new Response(svg, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
  });
}
