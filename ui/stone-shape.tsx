const shapes = {
  round:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7.5 16.5 12 12 16.5 7.5 12 12 7.5ZM12 3v4.5M21 12h-4.5M12 21v-4.5M3 12h4.5',
  oval: 'M12 2.5c3.9 0 6.5 4.3 6.5 9.5s-2.6 9.5-6.5 9.5S5.5 17.2 5.5 12 8.1 2.5 12 2.5ZM12 7l3.2 5-3.2 5-3.2-5L12 7Z',
  pear: 'M12 2.5c2.5 4.5 6.5 7.5 6.5 12.2a6.5 6.8 0 0 1-13 0c0-4.7 4-7.7 6.5-12.2ZM12 10l3 4.5-3 4-3-4 3-4.5Z',
  cushion:
    'M7.5 3.5h9c2.5 0 4 1.5 4 4v9c0 2.5-1.5 4-4 4h-9c-2.5 0-4-1.5-4-4v-9c0-2.5 1.5-4 4-4ZM8.5 8.5h7v7h-7z',
  emerald: 'M8 2.5h8l3 3v13l-3 3H8l-3-3v-13l3-3ZM9.5 6.5h5v11h-5z',
  princess: 'M3.5 3.5h17v17h-17zM3.5 3.5l17 17M20.5 3.5l-17 17',
  marquise: 'M12 1.5c4 3.5 6 7 6 10.5s-2 7-6 10.5c-4-3.5-6-7-6-10.5s2-7 6-10.5ZM12 8l2.5 4-2.5 4-2.5-4L12 8Z',
  heart: 'M12 21C6 16.5 3 13 3 8.8A4.8 4.8 0 0 1 12 6.5a4.8 4.8 0 0 1 9 2.3C21 13 18 16.5 12 21Z',
  square: 'M4 4h16v16H4zM8.5 8.5h7v7h-7z',
  cabochon: 'M3 16.5C3 9.5 7 6 12 6s9 3.5 9 10.5H3ZM7 13c.6-2.3 2-3.7 4-4.2',
  disc: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 6.5a5.5 5.5 0 0 0-5.5 5.5',
} as const;

/** The outline of a stone's shape; nothing for a shape without a drawing. */
export function StoneShape({ shape }: { shape: string }) {
  const path = Object.entries(shapes).find(([name]) => name === shape)?.[1];
  if (path === undefined) return null;
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinejoin="miter"
    >
      <path d={path} />
    </svg>
  );
}
