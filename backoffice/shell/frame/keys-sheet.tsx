import { useEffect, useState } from 'react';
import type { StaffSession } from '#contract/admin/staff/staff.ts';
import { isLetterOf } from '../../kit/list/single-letters.ts';
import { type ScreenKey, screenKeys } from '../../kit/keys/screen-keys.ts';
import { sectionKeys } from '../../kit/keys/section-keys.ts';
import { Sheet } from '../../kit/sheet.tsx';
import { useWords } from '../../kit/words.tsx';
import { hasPermission } from '../session.ts';
import './keys-sheet.css';

/** The sheet of keyboard shortcuts of every screen, opened by `?` or the button. */
export function KeysButton({ session }: { session: StaffSession }) {
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
      <button type="button" className="meta keys-hint" onClick={() => setOpen(true)}>
        {t('bo-shell:keys.hint')}
      </button>
      {isOpen && <KeysSheet session={session} onClose={() => setOpen(false)} />}
    </>
  );
}

function KeysSheet({ session, onClose }: { session: StaffSession; onClose: () => void }) {
  const { t } = useWords();
  const everywhere: ScreenKey[] = [
    { key: 'Ctrl+K, ⌘K', label: t('bo-shell:keys.palette') },
    { key: 'F8', label: t('bo-shell:scan.label') },
    ...(hasPermission(session, 'counter.sell') ? [{ key: 'F2', label: t('bo-shell:keys.sale') }] : []),
    { key: 'Ctrl+S, ⌘S', label: t('bo-shell:keys.save') },
    { key: '?', label: t('bo-shell:keys.help') },
  ];
  const sections = sectionKeys().map(({ code, label }) => ({
    key: `g ${code.replace('Key', '').toLowerCase()}`,
    label,
  }));
  return (
    <Sheet title={t('bo-shell:keys.title')} isOpen onClose={onClose}>
      <KeyLines title={t('bo-shell:keys.here')} keys={screenKeys()} />
      <KeyLines title={t('bo-shell:keys.everywhere')} keys={everywhere} />
      <KeyLines title={t('bo-shell:keys.sections')} keys={sections} />
      <p className="meta ink-2">{t('bo-shell:keys.off')}</p>
    </Sheet>
  );
}

function KeyLines({ title, keys }: { title: string; keys: readonly ScreenKey[] }) {
  if (keys.length === 0) return null;
  return (
    <>
      <h3 className="section-title">{title}</h3>
      <dl className="facts keys-sheet">
        {keys.map(({ key, label }) => (
          <KeyLine key={key} name={key} label={label} />
        ))}
      </dl>
    </>
  );
}

function KeyLine({ name, label }: { name: string; label: string }) {
  return (
    <>
      <dt>
        <kbd>{name}</kbd>
      </dt>
      <dd>{label}</dd>
    </>
  );
}
