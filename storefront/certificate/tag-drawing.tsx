/** A certificate of the demo data, which can be tried. */
const example = 'ZC-2026-000101-LZ';

/** A drawing of a tag on its thread that shows where the number is. */
export function TagDrawing() {
  return (
    <svg className="tag-drawing" aria-hidden="true" focusable="false" viewBox="0 0 320 220" fill="none">
      <path className="tag-thread" d="M34 6c10 40-14 64 30 90" />
      <path className="tag-paper" d="M64 60h226v120H64l-26-26V86Z" />
      <circle cx="64" cy="96" r="5" />
      <path
        className="tag-qosh"
        transform="translate(150 74) scale(0.85)"
        d="M0 11.2C7 1 23.4-.6 32 9.2 40.6-.6 57 1 64 11.2 55.7 5 40.6 4 32 13 23.4 4 8.3 5 0 11.2Z"
      />
      <path d="M135 146h84M149 160h56" />
      <text x="177" y="124" textAnchor="middle">
        {example}
      </text>
    </svg>
  );
}
