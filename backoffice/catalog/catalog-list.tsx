import type { ReactNode } from 'react';
import type { Moving } from '../shell/list/row-order.tsx';
import { ShortList, type ShortListProps } from '../shell/list/short-list.tsx';
import { CatalogFrame } from './catalog-frame.tsx';
import type { CatalogTab } from './catalog-tabs.ts';

interface Props<Row, Name extends string> extends ShortListProps<Row, Name> {
  tab: CatalogTab;
  caption: string;
  /** Shown without a row. */
  none: string;
  /** The button that creates a record. */
  create: ReactNode;
  moving: Moving<Row>;
  /** Shown below the list: its sheets. */
  children: ReactNode;
}

/** A list of the catalogue in an order of the staff. */
export function CatalogList<Row, Name extends string>({ tab, children, ...list }: Props<Row, Name>) {
  return (
    <ShortList
      {...list}
      frame={(buttons, rows) => (
        <CatalogFrame tab={tab} action={buttons}>
          {rows}
          {children}
        </CatalogFrame>
      )}
    />
  );
}
