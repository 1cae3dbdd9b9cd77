import { useState } from 'react';
import { Link, useLoaderData, useNavigate } from 'react-router';
import { isApiProblem } from '#client/problem.ts';
import type { AwaitedModel } from '#contract/admin/catalog/model.ts';
import { formatSize, formatWeight } from '#ui/format.ts';
import { Notice } from '../../kit/notice.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { ScanField } from '../../shell/scan/scan-field.tsx';
import { useScanTarget } from '../../shell/scan/scan-targets.ts';
import { loadStores, nameIn } from '../../shell/stores.ts';
import { useTitle } from '../../shell/use-title.ts';
import { loadStoneWords } from '../stones/load-stone-words.ts';
import { AwaitedModels } from './awaited-models.tsx';
import { FirstPiecesForm } from './first-pieces-form.tsx';
import { LooseStoneForm } from './loose-stone-form.tsx';
import type { ReceivedGoods } from './price-received.ts';
import { Received } from './received.tsx';
import { ReceiveForm } from './receive-form.tsx';
import '../../kit/record.css';
import '../pieces.css';
import './receive.css';

export const loader = withPermission('pieces.write', async ({ request }) => {
  const search = new URL(request.url).searchParams;
  const serial = search.get('like');
  const [stores, like, awaited, stoneWords, params] = await Promise.all([
    loadStores(),
    serial === null ? null : findLike(serial),
    serial === null ? callApi('GET /api/admin/v1/awaited-models', {}) : [],
    loadStoneWords(),
    serial === null ? callApi('GET /api/admin/v1/piece-params', {}) : [],
  ]);
  return { stores, serial, like, awaited, stoneWords, params, artikul: search.get('model') };
});

/** Null if no piece has this number. */
const findLike = (serial: string) =>
  callApi('GET /api/admin/v1/pieces/:serial', { params: { serial: serial.trim() } }).catch(
    (error: unknown) => {
      if (isApiProblem(error) && error.problem.status < 500) return null;
      throw error;
    },
  );

/** Receives pieces: similar to an existing one or of a new model, with their destination, and the weight of each. */
export function Component() {
  const { t } = useWords();
  const { stores, serial, like, awaited, stoneWords, params, artikul } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  useTitle(t('bo-pieces:receive.title'));
  const choose = (text: string) =>
    void navigate(`/pieces/receive?like=${encodeURIComponent(text.trim().toUpperCase())}`);
  useScanTarget((text) => {
    choose(text);
    return true;
  });
  const model = awaited.find((one) => one.artikul === artikul);
  return (
    <div className="page record-page">
      <Link to="/pieces" className="meta ink-2">
        {t('bo-pieces:receive.back')}
      </Link>
      <h1 className="title">{t('bo-pieces:receive.title')}</h1>
      {like === null && model === undefined && (
        <section className="receive-like">
          {artikul !== null && <Notice tone="info">{t('bo-pieces:first.unknown', { artikul })}</Notice>}
          <p>{t('bo-pieces:receive.like')}</p>
          <ScanField label={t('bo-pieces:receive.scan')} onScan={choose} />
          {serial !== null && <Notice tone="bad">{t('bo-pieces:receive.unknown', { serial })}</Notice>}
          <AwaitedModels models={awaited} />
        </section>
      )}
      {like !== null && <LikePiece like={like} stores={stores} />}
      {model !== undefined && (
        <OfModel key={model.artikul} model={model} stores={stores} stoneWords={stoneWords} params={params} />
      )}
    </div>
  );
}

type Loaded = Awaited<ReturnType<typeof loader>>;

function LikePiece({ like, stores }: { like: NonNullable<Loaded['like']>; stores: Loaded['stores'] }) {
  const { language } = useWords();
  return (
    <>
      <Chosen
        name={nameIn(like, language)}
        facts={[
          like.artikul,
          like.serialNumber,
          like.sizeMm !== null && formatSize(like.sizeMm, language),
          formatWeight(like.weightGrams, language),
        ]}
      />
      <ReceiveForm key={like.serialNumber} like={like} stores={stores} />
    </>
  );
}

/** Once its first piece was received, the next ones are received as similar to it. */
function OfModel({
  model,
  stores,
  stoneWords,
  params,
}: Pick<Loaded, 'stores' | 'stoneWords' | 'params'> & { model: AwaitedModel }) {
  const { language } = useWords();
  const navigate = useNavigate();
  const [goods, setGoods] = useState<ReceivedGoods | null>(null);
  // a loose stone is the only piece of its model
  const next = model.kind === 'jewel' ? `/pieces/receive?like=${goods?.serials[0]}` : '/pieces/receive';
  if (goods !== null) return <Received goods={goods} onAgain={() => void navigate(next)} />;
  const form = { model, stoneWords, stores, onReceived: setGoods };
  return (
    <>
      <Chosen name={nameIn(model, language)} facts={[model.artikul]} />
      {model.kind === 'jewel' ? <FirstPiecesForm {...form} params={params} /> : <LooseStoneForm {...form} />}
    </>
  );
}

function Chosen({ name, facts }: { name: string; facts: readonly (string | false)[] }) {
  const { t } = useWords();
  return (
    <p>
      <b>{name}</b>
      <span className="ink-2">{` · ${facts.filter(Boolean).join(' · ')} · `}</span>
      <Link to="/pieces/receive">{t('bo-pieces:receive.another')}</Link>
    </p>
  );
}
