// The façades of the demo’s stores in Tashkent (facades.ts).
import {
  box,
  groundY,
  path,
  planeTree,
  poplar,
  several,
  shopFront,
  stars,
  washes,
  widths,
} from './facade-parts.ts';

/** Tashkent's modern centre: a sun screen of stars over a deep canopy on slim columns. */
export function amirTemur(): string {
  const columns = [150, 262, 374, 486, 598];
  return (
    planeTree(706, 250) +
    box([140, 120], [470, 400], { fill: washes.wall }) +
    stars(156, 134, { columns: 11, rows: 5, side: 39.8 }) +
    path('M140 346H610') +
    box([100, 352], [550, 20], { fill: washes.wall }) +
    shopFront(280, [300, 122]) +
    columns.map((x) => box([x - 5, 372], [10, groundY - 372], { fill: washes.wall })).join('') +
    planeTree(84, 180)
  );
}

/** Chilonzor: a tall house of panels and balconies, with a mosaic on its blind wall; next to the metro. */
export function chilonzor(): string {
  const floors = 7;
  return (
    box([210, 60], [420, 460], { fill: washes.wall }) +
    box([210, 60], [96, 330], { line: widths.detail }) +
    stars(218, 68, { columns: 2, rows: 8, side: 40 }) +
    several(floors, (floor) =>
      several(4, (column) => {
        const [x, y] = [322 + column * 76, 76 + floor * 45];
        return (
          box([x, y], [26, 30], { line: widths.detail, fill: washes.glass }) +
          path(
            `M${x + 30} ${y + 30}v-12h38v12ZM${x + 40} ${y + 30}v-12M${x + 49} ${y + 30}v-12M${x + 58} ${y + 30}v-12`,
            { line: widths.hair },
          )
        );
      }),
    ) +
    path('M196 396H644v12H196Z', { fill: washes.wall }) +
    shopFront(300, [310, 84]) +
    path('M126 520V404M106 404h40v-40h-40ZM114 396v-22l12 12 12 -12v22') +
    poplar(708, 260) +
    poplar(668, 200)
  );
}
