import { Button } from '#ui/controls/button.tsx';
import { Sheet } from '../../kit/sheet.tsx';
import { useWords } from '../../kit/words.tsx';
import type { RunAction } from '../../shell/use-action.ts';

interface Props {
  title: string;
  question: string;
  runAction: RunAction<'end'>;
  send: () => Promise<unknown>;
  onClose: () => void;
}

/** A confirmation before a reduction ends. */
export function EndSheet({ title, question, runAction, send, onClose }: Props) {
  const { t } = useWords();
  return (
    <Sheet title={title} isOpen onClose={onClose}>
      <div className="form">
        <p>{question}</p>
        <Button onClick={() => void runAction('end', send).then(onClose)}>
          {t('bo-prices:reduction.end')}
        </Button>
      </div>
    </Sheet>
  );
}
