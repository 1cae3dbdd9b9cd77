import { LineIcon } from '#ui/pictures/icon.tsx';
import type { Section } from '../sections.ts';

/** An icon for each section, in the style of the shop's icons. */
const paths: Record<Section['name'], string> = {
  today: 'M4 6h16v14H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4',
  orders: 'M5 8h14l1 12.5H4L5 8ZM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5',
  counter: 'M3.5 13h17v7.5h-17zM6 13l1.5-6.5h9L18 13M10 9.8h4M10.5 3.5h3v3M10 16.8h4',
  pieces: 'M12 21a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM8.8 3h6.4l2 2.6L12 9 6.8 5.6l2-2.6Z',
  catalog: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  certificates: 'M6 3.5h12v17H6zM9 7.5h6M9 11h6M12 17.8a1.9 1.9 0 1 0 0-3.8 1.9 1.9 0 0 0 0 3.8Z',
  prices: 'M4 4h8.5l8 8.2-8.3 8.3L4 12.5V4ZM8.4 9.4a1 1 0 1 0 0-2 1 1 0 0 0 0 2Z',
  people:
    'M9 11.5a3.6 3.6 0 1 0 0-7.2 3.6 3.6 0 0 0 0 7.2ZM2.5 20c.5-3.4 3.2-5.4 6.5-5.4s6 2 6.5 5.4M15.5 4.7a3.6 3.6 0 0 1 0 6.4M18 15c2 .8 3.2 2.6 3.5 5',
  content: 'M4 4h16v16H4zM4 16l4.8-4.8 3.7 3.7 2.7-2.7L20 17M15.6 9.2a1 1 0 1 0 0-2 1 1 0 0 0 0 2Z',
  money: 'M3 6.5h18v11H3zM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM6 12h.5M17.5 12h.5',
  figures: 'M3.5 20.5h17M7 17v-4.5M12 17V5M17 17V9',
  exchange: 'M4 8.5h15M15.2 4.7 19 8.5l-3.8 3.8M20 16H5M8.8 12.2 5 16l3.8 3.8',
  approvals: 'M4 4h16v16H4zM8 12.3l2.9 2.9L16.2 9',
  system:
    'M4 7h8.5M17.5 7H20M15 9.4a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8ZM4 17h2.5M11.5 17H20M9 19.4a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8Z',
  me: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.6-3.7 3.7-6 7.5-6s6.9 2.3 7.5 6',
};

/** Decorative: the section's name is next to it. */
export const SectionIcon = ({ name, size }: { name: Section['name']; size: number }) => (
  <LineIcon path={paths[name]} size={size} />
);

/** The frame of a scanner, with its line. */
export const ScanIcon = ({ size }: { size: number }) => (
  <LineIcon path="M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M4 12h16" size={size} />
);
