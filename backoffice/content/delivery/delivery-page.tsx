import { useState } from 'react';
import { useLoaderData } from 'react-router';
import type { DeliveryTable } from '#contract/admin/delivery.ts';
import { Notice } from '../../kit/notice.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { ContentFrame } from '../content-frame.tsx';
import { Calendar } from './calendar.tsx';
import { DistrictSheet } from './district-sheet.tsx';
import { PlaceSheet } from './place-sheet.tsx';
import { Places } from './places.tsx';
import { Quote } from './quote.tsx';
import { Terms } from './terms.tsx';
import { ZoneSheet } from './zone-sheet.tsx';
import { Zones } from './zones.tsx';
import './delivery.css';

export const loader = withPermission('delivery.write', () => callApi('GET /api/admin/v1/delivery', {}));

type Opened =
  | { what: 'zone'; zone: string }
  | { what: 'place'; place: DeliveryTable['places'][number] }
  | { what: 'district' };

/** Prices, days and holidays of couriers; changes apply to every cart at once. */
export function Component() {
  const { t } = useWords();
  const table = useLoaderData<typeof loader>();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const close = () => setOpened(null);
  const finish = () => {
    setDone(t('bo-content:saved'));
    close();
  };
  const zone = opened?.what === 'zone' && table.zones.find((one) => one.zone === opened.zone);
  return (
    <ContentFrame tab="delivery">
      {done !== null && <Notice tone="ok">{done}</Notice>}
      <div className="record-columns">
        <div className="record-main">
          <Zones zones={table.zones} onOpen={(name) => setOpened({ what: 'zone', zone: name })} />
          <Places
            places={table.places}
            onOpen={(place) => setOpened({ what: 'place', place })}
            onAdd={() => setOpened({ what: 'district' })}
          />
        </div>
        <aside className="record-aside">
          <Quote table={table} />
          <Terms terms={table.terms} onDone={() => setDone(t('bo-content:saved'))} />
          <Calendar table={table} onDone={() => setDone(t('bo-content:saved'))} />
        </aside>
      </div>
      {zone && <ZoneSheet zone={zone} onDone={finish} onClose={close} />}
      {opened?.what === 'place' && (
        <PlaceSheet
          place={table.places.find(({ place }) => place === opened.place.place) ?? opened.place}
          zones={table.zones}
          onDone={finish}
          onClose={close}
        />
      )}
      {opened?.what === 'district' && (
        <DistrictSheet
          places={table.places}
          onChosen={(place) => setOpened({ what: 'place', place })}
          onClose={close}
        />
      )}
    </ContentFrame>
  );
}
