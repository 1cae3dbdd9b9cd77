interface Progress {
  position: number;
  /** Of the file, 0 to 1. */
  share: number;
}

const width = 28;
const lineEveryMs = 5_000;

/**
 * Prints how far an import came: a bar that moves on a terminal, a line every five seconds where the output is a file. `end` leaves the
 * terminal on a fresh line.
 */
export function progressPrinter(
  out: Pick<NodeJS.WriteStream, 'write'> & { isTTY?: boolean },
  now: () => number,
): { print: (progress: Progress) => void; end: () => void } {
  const startedAt = now();
  let printedAt = startedAt;
  let isBarOpen = false;
  return {
    print: ({ position, share }) => {
      const seconds = Math.max(0.001, (now() - startedAt) / 1000);
      const facts = `${grouped(position)} rows · ${grouped(Math.round(position / seconds))} a second`;
      const percent = `${Math.floor(share * 100)} %`.padStart(5);
      if (out.isTTY === true) {
        const full = Math.round(share * width);
        out.write(`\r[${'█'.repeat(full)}${'·'.repeat(width - full)}]${percent} · ${facts} `);
        isBarOpen = true;
      } else if (now() - printedAt >= lineEveryMs) {
        printedAt = now();
        out.write(`${percent.trim()} · ${facts}\n`);
      }
    },
    end: () => {
      if (isBarOpen) out.write('\n');
      isBarOpen = false;
    },
  };
}

/** 12 345 */
export function grouped(count: number): string {
  return String(count).replaceAll(/\B(?=(\d{3})+$)/g, '\u00a0');
}
