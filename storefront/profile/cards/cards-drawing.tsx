import { Drawing } from '#ui/pictures/drawing.tsx';

/** An open, empty card case. */
export function CardCase() {
  return (
    <Drawing width={144} height={112}>
      <path d="M20 46h104v54H20z" />
      <path d="M20 46 30 12h84l10 34" />
      <path d="M30 46 38 20h68l8 26" />
      <path d="M30 58h84v32H30z" strokeDasharray="4 4" />
      <path d="M66 46c0 4 2.5 6 6 6s6-2 6-6" />
    </Drawing>
  );
}
