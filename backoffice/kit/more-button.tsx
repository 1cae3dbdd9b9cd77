import { Button } from '#ui/controls/button.tsx';
import { useWords } from './words.tsx';

/** The way to the next page of a list. */
export function MoreButton({ isLoading, onPress }: { isLoading: boolean; onPress: () => void }) {
  const { t } = useWords();
  return (
    <Button kind="secondary" loading={isLoading} onClick={onPress}>
      {t('bo-shell:more')}
    </Button>
  );
}
