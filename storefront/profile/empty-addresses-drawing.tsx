import { Drawing } from '#ui/pictures/drawing.tsx';

/** The drawing for an empty list of addresses: a carved door. */
export function EmptyAddressesDrawing() {
  return (
    <Drawing width={112} height={128}>
      <path d="M16 120V48c0-24 18-40 40-40s40 16 40 40v72" />
      <path d="M26 120V50c0-18 13-31 30-31s30 13 30 31v70" />
      <path d="M56 19v101M8 120h96" />
      <path d="M34 60h14v24H34zM64 60h14v24H64zM34 94h14v18H34zM64 94h14v18H64z" />
      <path d="M52 76v8M60 76v8" />
    </Drawing>
  );
}
