import { useEffect, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import type { CountedScan, Stocktake } from '#contract/admin/stock/stocktake.ts';
import { formatInstant } from '../../kit/instants.ts';
import { Notice } from '../../kit/notice.tsx';
import { Status } from '../../kit/status.tsx';
import { useWords } from '../../kit/words.tsx';
import { beep } from '../../shell/scan/beep.ts';
import { ScanField } from '../../shell/scan/scan-field.tsx';
import { useScanTarget } from '../../shell/scan/scan-targets.ts';
import { nameIn, type StaffStores } from '../../shell/stores.ts';
import { placeName } from '../place-name.ts';
import { toneOfGroup } from './count-words.ts';
import { DifferenceLines } from './difference-lines.tsx';
import { Figures } from './figures.tsx';
import { useTypedWeight, WeightField } from './typed-weight.tsx';
import { useScanQueue } from './use-scan-queue.ts';

interface Props {
  stocktake: Stocktake;
  stores: StaffStores;
}

const refreshMs = 5000;
/** Number of this browser's own scans that are shown. */
const maxShown = 8;

/** The counting screen: scans are queued in the browser and sent to the server; several people can count at once. */
export function Counting({ stocktake: loaded, stores }: Props) {
  const { t } = useWords();
  const [live, setLive] = useState<{ after: Stocktake; stocktake: Stocktake } | null>(null);
  const [recent, setRecent] = useState<readonly CountedScan[]>([]);
  useRefresh();
  const stocktake = live?.after === loaded ? live.stocktake : loaded;
  const {
    queued,
    isCut,
    refused: refusedTexts,
    refusal,
    isPaused,
    add,
  } = useScanQueue(loaded.id, (answer) => {
    setLive({ after: loaded, stocktake: answer.stocktake });
    setRecent((before) => [...answer.scans.toReversed(), ...before].slice(0, maxShown));
    if (answer.scans.some(({ group }) => group !== 'FOUND')) beep();
  });
  const isResting = stocktake.pausedAt !== null;
  const [refused, setRefused] = useState<string | null>(null);
  const { take: takeWeight, field } = useTypedWeight();
  const take = (text: string): boolean => {
    setRefused(isResting ? text.trim() : null);
    if (isResting) {
      beep();
      return true;
    }
    const weight = takeWeight(text);
    if (weight !== 'wrong') add(text, weight);
    return true;
  };
  useScanTarget(take);
  return (
    <>
      <Figures stocktake={stocktake} />
      {isResting ? (
        <Resting stocktake={stocktake} refused={refused} />
      ) : (
        <div className="count-scan">
          <ScanField label={t('bo-stocktakes:scan')} onScan={take} />
          <WeightField field={field} />
        </div>
      )}
      {queued > 0 && isPaused && <Notice tone="info">{t('bo-stocktakes:resting', { count: queued })}</Notice>}
      {queued > 0 && isCut && <Notice tone="info">{t('bo-stocktakes:queued', { count: queued })}</Notice>}
      {refusal !== null && <Notice tone="bad">{refusal}</Notice>}
      {refusedTexts.length > 0 && (
        <Notice tone="bad">{t('bo-stocktakes:notTaken', { texts: refusedTexts.join(', ') })}</Notice>
      )}
      <Recent scans={recent} stores={stores} />
      {stocktake.state === 'OPEN' && <Attention lines={stocktake.lines} stores={stores} />}
    </>
  );
}

/** What was scanned so far and is not simply found. */
function Attention({ lines, stores }: { lines: Stocktake['lines']; stores: StaffStores }) {
  const { t } = useWords();
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="attention">
      <h2 className="section-title" id="attention">
        {t('bo-stocktakes:attention')}
      </h2>
      <DifferenceLines lines={lines} stores={stores} />
    </section>
  );
}

/** Who paused it and when; `refused`: scans since then, which are not counted. */
function Resting({
  stocktake: { pausedAt, pausedBy },
  refused,
}: {
  stocktake: Stocktake;
  refused: string | null;
}) {
  const { t, language } = useWords();
  const time = pausedAt === null ? '' : formatInstant(pausedAt, language);
  return (
    <>
      <Notice tone="info">{t('bo-stocktakes:paused', { who: pausedBy, time })}</Notice>
      {refused !== null && <Notice tone="bad">{t('bo-stocktakes:notCounted', { text: refused })}</Notice>}
    </>
  );
}

/** Shows the scans of other people a few seconds later. */
function useRefresh(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && navigator.onLine) void revalidate();
    }, refreshMs);
    return () => clearInterval(timer);
  }, [revalidate]);
}

/** The last scans of this browser, the latest first. */
function Recent({ scans, stores }: { scans: readonly CountedScan[]; stores: StaffStores }) {
  const { t, language } = useWords();
  if (scans.length === 0) return null;
  return (
    <section aria-labelledby="recent">
      <h2 className="section-title" id="recent">
        {t('bo-stocktakes:recent')}
      </h2>
      <ul className="piece-rows" aria-live="polite">
        {scans.map(({ id, group, text, serialNumber, storeId, ...named }) => (
          <li key={id}>
            {serialNumber === null ? (
              <b>{text}</b>
            ) : (
              <Link to={`/pieces/${serialNumber}`}>{serialNumber}</Link>
            )}
            <span className="piece-grow">{nameIn(named, language)}</span>
            <Status tone={toneOfGroup[group]}>
              {group === 'ELSEWHERE'
                ? t('bo-stocktakes:bookedAt', { place: placeName(storeId, { stores, language, t }) })
                : t(`bo-stocktakes:group.${group}`)}
            </Status>
          </li>
        ))}
      </ul>
    </section>
  );
}
