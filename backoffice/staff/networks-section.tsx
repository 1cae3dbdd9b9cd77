import { useState } from 'react';
import type { StaffNetworks } from '#contract/admin/staff/network.ts';
import { Button } from '#ui/controls/button.tsx';
import { useWords } from '../kit/words.tsx';
import { NetworksSheet } from './networks-sheet.tsx';

interface Props {
  networks: StaffNetworks;
  mayWrite: boolean;
  onDone: (words: string) => void;
}

/** The networks from which the back-office can be accessed. */
export function NetworksSection({ networks, mayWrite, onDone }: Props) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="staff-networks" aria-labelledby="staff-networks">
      <h2 className="section-title" id="staff-networks">
        {t('bo-staff:networks.title')}
      </h2>
      {networks.networks.length === 0 ? (
        <p>{t('bo-staff:networks.everywhere')}</p>
      ) : (
        <ul>
          {networks.networks.map((network) => (
            <li key={network}>
              <code>{network}</code>
            </li>
          ))}
        </ul>
      )}
      {networks.isFixed && <p className="ink-2">{t('bo-staff:networks.fixed')}</p>}
      {mayWrite && !networks.isFixed && (
        <Button kind="secondary" onClick={() => setOpen(true)}>
          {t('bo-staff:networks.change')}
        </Button>
      )}
      {isOpen && <NetworksSheet networks={networks} onDone={onDone} onClose={() => setOpen(false)} />}
    </section>
  );
}
