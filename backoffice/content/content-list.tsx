import { type ReactNode, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { useWords } from '../kit/words.tsx';
import { type RowOrder, useRowOrder } from '../shell/list/row-order.tsx';
import { ShortList, type ShortListProps } from '../shell/list/short-list.tsx';
import { ContentFrame } from './content-frame.tsx';
import type { ContentTab } from './tabs.ts';

interface Props<Row, Name extends string> extends ShortListProps<Row, Name> {
  tab: ContentTab;
  /** What may be added to the list, and the text of the list without a row. */
  adding?: { label: string; none: string; sheet: (close: () => void) => ReactNode };
  /** Given if the staff order the rows. */
  order?: RowOrder<Row>;
  /** Shown below the rows. */
  below?: (rows: readonly Row[]) => ReactNode;
}

/** A list of content, and a button that creates a record. */
export function ContentList<Row, Name extends string>(props: Props<Row, Name>) {
  const { tab, adding, order, below, ...list } = props;
  const { t } = useWords();
  const [isAdding, setAdding] = useState(false);
  const { rows } = list.loaded.list;
  return (
    <ShortList
      {...list}
      caption={t(`bo-content:tab.${tab}`)}
      none={adding?.none ?? t('bo-shell:notFound')}
      create={adding && <Button onClick={() => setAdding(true)}>{adding.label}</Button>}
      moving={useRowOrder(list.declared, rows, order)}
      frame={(buttons, shown) => (
        <ContentFrame tab={tab} action={buttons}>
          {shown}
          {below?.(rows)}
          {isAdding && adding?.sheet(() => setAdding(false))}
        </ContentFrame>
      )}
    />
  );
}
