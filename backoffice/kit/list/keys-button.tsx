import { useEffect, useState } from 'react';
import { sectionKeys } from '../keys/section-keys.ts';
import { Sheet } from '../sheet.tsx';
import { useWords } from '../words.tsx';
import { isLetterOf } from './single-letters.ts';
import './keys.css';

const keys = [
  ['j', 'down'],
  ['k', 'up'],
  ['Enter', 'open'],
  ['/', 'search'],
  ['x', 'choose'],
  ['f', 'filter'],
  ['v', 'view'],
  ['[ ]', 'neighbours'],
  ['Ctrl+S, ⌘S', 'save'],
  ['?', 'help'],
] as const;

/** The sheet of keyboard shortcuts, opened by `?` or the button. */
export function KeysButton() {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (pressed: KeyboardEvent) => {
      if (isLetterOf(pressed, 'Slash', true)) setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button type="button" className="meta ink-2 keys-hint" onClick={() => setOpen(true)}>
        {t('bo-shell:keys.hint')}
      </button>
      <Sheet title={t('bo-shell:keys.title')} isOpen={isOpen} onClose={() => setOpen(false)}>
        <dl className="facts keys-sheet">
          {keys.map(([key, does]) => (
            <KeyLine key={key} name={key} does={t(`bo-shell:keys.${does}`)} />
          ))}
        </dl>
        <h3 className="section-title">{t('bo-shell:keys.sections')}</h3>
        <dl className="facts keys-sheet">
          {sectionKeys().map(({ code, label }) => (
            <KeyLine key={code} name={`g ${code.replace('Key', '').toLowerCase()}`} does={label} />
          ))}
        </dl>
        <p className="meta ink-2">{t('bo-shell:keys.off')}</p>
      </Sheet>
    </>
  );
}

function KeyLine({ name, does }: { name: string; does: string }) {
  return (
    <>
      <dt>
        <kbd>{name}</kbd>
      </dt>
      <dd>{does}</dd>
    </>
  );
}
