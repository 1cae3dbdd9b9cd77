import { Drawing } from '#ui/pictures/drawing.tsx';

/** A drawing of a broken chain. */
export function PartedChain() {
  return (
    <Drawing width={176} height={88}>
      <path d="M4 30c8-6 18-6 22 2s-2 16-10 18" />
      <ellipse cx="36" cy="44" rx="16" ry="8" transform="rotate(24 36 44)" />
      <ellipse cx="58" cy="53" rx="13" ry="4" transform="rotate(20 58 53)" />
      <path d="M84 62c-6 3-14 0-16-5s2-8 8-6" />
      <path d="M104 34c-3-6 2-12 9-12s12 6 9 11-9 6-13 4" />
      <ellipse cx="131" cy="32" rx="13" ry="4" transform="rotate(-8 131 32)" />
      <ellipse cx="152" cy="30" rx="14" ry="8" transform="rotate(4 152 30)" />
      <path d="M164 30h10" />
      <path d="M92 44l4-5M98 52l6-2M88 36l1-6" />
    </Drawing>
  );
}
