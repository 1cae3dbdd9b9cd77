import { Drawing } from '#ui/pictures/drawing.tsx';

/** An open ring box with nothing in it. */
export function EmptyBox() {
  return (
    <Drawing width={144} height={112}>
      <path d="M24 56h96v44H24z" />
      <path d="M24 56 36 16h72l12 40" />
      <path d="M34 56 44 24h56l10 32" />
      <path d="M24 70h96" />
      <path d="M52 56c4 8 10 10 20 10s16-2 20-10" />
      <path d="M66 82h12v6H66z" />
    </Drawing>
  );
}
