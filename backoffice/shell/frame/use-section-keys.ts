import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isLetterOf } from '../../kit/list/single-letters.ts';
import { type SectionKey, setSectionKeys } from '../../kit/keys/section-keys.ts';
import { useWords } from '../../kit/words.tsx';
import type { Section } from '../sections.ts';

const codes: Record<Section['name'], string> = {
  today: 'KeyT',
  orders: 'KeyO',
  counter: 'KeyC',
  pieces: 'KeyP',
  catalog: 'KeyM',
  certificates: 'KeyE',
  prices: 'KeyR',
  people: 'KeyU',
  content: 'KeyN',
  money: 'KeyD',
  figures: 'KeyF',
  exchange: 'KeyX',
  approvals: 'KeyA',
  system: 'KeyS',
  me: 'KeyI',
};

/** How long the second key may come after `g`. */
const waitMs = 1500;

/** `g o` opens the orders, `g p` the pieces, and so on, from any screen (backoffice.md 2.1). */
export function useSectionKeys(sections: readonly Section[]): void {
  const navigate = useNavigate();
  const { t } = useWords();
  useEffect(() => {
    const keys: SectionKey[] = sections.map(({ name, path }) => ({
      code: codes[name],
      label: t(`bo-shell:section.${name}`),
      path,
    }));
    setSectionKeys(keys);
    let until = 0;
    const onKey = (pressed: KeyboardEvent) => {
      const isSecond = performance.now() < until;
      until = isLetterOf(pressed, 'KeyG') ? performance.now() + waitMs : 0;
      if (!isSecond) return;
      const chosen = keys.find(({ code }) => isLetterOf(pressed, code));
      if (chosen === undefined) return;
      // the second key alone has another meaning on many screens
      pressed.preventDefault();
      pressed.stopPropagation();
      void navigate(chosen.path);
    };
    // before the keys of the screen are handled
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, [sections, navigate, t]);
}
