const paths = {
  menu: 'M3 7h18M3 12h18M3 17h18',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 21 21',
  bag: 'M5 8h14l1 12.5H4L5 8ZM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5',
  heart: 'M12 20 4.3 12.2a4.9 4.9 0 0 1 6.9-6.9l.8.8.8-.8a4.9 4.9 0 0 1 6.9 6.9L12 20Z',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.6-3.7 3.7-6 7.5-6s6.9 2.3 7.5 6',
  home: 'M4 11 12 4l8 7v9h-5.5v-6h-5v6H4v-9Z',
  catalog: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  close: 'M5 5l14 14M19 5 5 19',
  back: 'M20 12H4M10 5.5 3.5 12l6.5 6.5',
  forward: 'M4 12h16M14 5.5l6.5 6.5-6.5 6.5',
  chevron: 'M6 9l6 6 6-6',
  plus: 'M12 4v16M4 12h16',
  minus: 'M4 12h16',
  check: 'M4 12.5 9.5 18 20 6.5',
  phone:
    'M5 3.5h4l1.5 5L8 10.5a12 12 0 0 0 5.5 5.5l2-2.5 5 1.5v4a1.5 1.5 0 0 1-1.5 1.5C10.5 20.5 3.5 13.5 3.5 5A1.5 1.5 0 0 1 5 3.5Z',
  telegram: 'M21 4 3 11l6 2.2L11.5 20l3-4 4 3L21 4ZM9 13.2 17 7.5',
  filter: 'M3 6h18M6.5 12h11M10 18h4',
  store: 'M4 9.5V20h16V9.5M3 9.5 5 4h14l2 5.5H3ZM9.5 20v-6h5v6',
  truck:
    'M2.5 6h11v11h-11zM13.5 10h4.5l3.5 3.5V17h-8zM6.5 19.5a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6ZM17 19.5a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Z',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l2 2H4l2-2ZM10 21h4',
  alert: 'M12 3.5 22 20.5H2L12 3.5ZM12 9.5v5.5M12 17.2v.8',
} as const;
export type IconName = keyof typeof paths;

/** The shop's own icons. Decorative: a text is next to it. */
export const Icon = ({ name, size = 24 }: { name: IconName; size?: number }) => (
  <LineIcon path={paths[name]} size={size} />
);

/** A drawing in the shop's style: 24 px grid, 1.25 stroke, square caps (ui.md 3.8). */
export function LineIcon({ path, size }: { path: string; size: number }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinecap="square"
      strokeLinejoin="miter"
    >
      <path d={path} />
    </svg>
  );
}
