import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { useWords } from './words.tsx';

/** How far below the screen the next page is already loaded, so that scrolling does not wait for it. */
const ahead = '400px';

/** Loads the next page of a list, automatically once the user has scrolled near it. */
export function MoreButton({ isLoading, onPress }: { isLoading: boolean; onPress: () => void }) {
  const { t } = useWords();
  const place = useRef<HTMLDivElement>(null);
  const loadedAt = useRef(0);
  const load = useEffectEvent(() => {
    const height = document.body.scrollHeight;
    // the button stays for a page that failed to load, and before the first scroll
    if (loadedAt.current === height || scrollY === 0) return;
    loadedAt.current = height;
    onPress();
  });
  useEffect(() => {
    const element = place.current;
    if (element === null || isLoading) return;
    const sight = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && load(), {
      rootMargin: ahead,
    });
    sight.observe(element);
    return () => sight.disconnect();
  }, [isLoading]);
  return (
    <div ref={place}>
      <Button kind="secondary" loading={isLoading} onClick={onPress}>
        {t('bo-shell:more')}
      </Button>
    </div>
  );
}
