import { Drawing } from '#ui/pictures/drawing.tsx';

/** The placeholder for a store's picture: a door and a window in the style of the icons. */
export function StorefrontDrawing() {
  return (
    <Drawing width={160} height={120}>
      <path
        strokeLinecap="square"
        d="M4 112h152M16 112V44M144 112V44M10 44 22 16h116l12 28H10ZM36 44 42 16M62 44 65 16M98 44 95 16M124 44 118 16M10 44c0 7 13 7 13 0 0 7 13 7 13 0 0 7 13 7 13 0 0 7 13 7 13 0 0 7 18 7 18 0 0 7 18 7 18 0 0 7 13 7 13 0 0 7 13 7 13 0 0 7 13 7 13 0 0 7 13 7 13 0M26 98V62h60v36H26ZM102 112V62h30v50M126 88v4M26 82h60M46 82v-5h20v5M56 77v-4M50 73a6 6 0 1 0 12 0 6 6 0 1 0-12 0Z"
      />
    </Drawing>
  );
}
