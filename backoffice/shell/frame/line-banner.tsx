import { useSyncExternalStore } from 'react';
import { useWords } from '../../kit/words.tsx';
import { isLineCut, subscribeToLine } from '../line.ts';

/** There is no line: what was typed stays, and the save waits (backoffice.md 2.2). It stands above sheets, which hide all else from readers. */
export function LineBanner() {
  const { t } = useWords();
  const isCut = useSyncExternalStore(subscribeToLine, isLineCut, () => false);
  return (
    <div className="line-banner" role="alert" data-react-aria-top-layer="true" hidden={!isCut}>
      {isCut && t('bo-shell:noLine')}
    </div>
  );
}
