import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { PiecesPlan } from '#contract/admin/change-order.ts';
import type { StaffOrder } from '#contract/admin/order.ts';
import { isApiProblem } from '#client/problem.ts';
import { Button } from '#ui/controls/button.tsx';
import { FieldError } from '#ui/controls/field.tsx';
import { TabRadios } from '#ui/controls/tab-radios.tsx';
import { formatDays } from '#ui/dates.ts';
import { formatInteger, formatSom } from '#ui/format.ts';
import { Icon } from '#ui/pictures/icon.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { useWords, type T } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { problemMessage } from '../../shell/problem-message.ts';
import { useScanTarget } from '../../shell/scan/scan-targets.ts';
import { nameIn } from '../../shell/stores.ts';
import { type PieceOutcome, type PiecesForm as Form, piecesWish, whyNoChange } from './pieces-wish.ts';
import type { SheetProps } from './sheet-props.ts';
import { useOrderDraft } from './use-order-draft.ts';

const outcomeTexts = { STAYS: 'stays', REMOVED: 'remove', LOST: 'lost' } as const;

/** Removes pieces from an unpaid order, replaces missing ones, or adds some. */
export function PiecesForm({ action, order, runAction, onClose }: SheetProps) {
  const { t } = useWords();
  const form = useForm<Form>({ defaultValues: { outcomes: staying(order), added: [] } });
  const draft = useOrderDraft(form, order, action);
  const typed = useWatch({ control: form.control }) as Form; // every field has a default
  const { plan, problem } = usePlan(order.number, typed);
  const why = whyNoChange(typed);
  const add = (serial: string) => {
    const known = form.getValues('added');
    const wanted = serial.trim().toUpperCase();
    if (wanted === '' || known.includes(wanted)) return;
    form.setValue('added', [...known, wanted], { shouldDirty: true });
  };
  const drop = (serial: string) =>
    form.setValue(
      'added',
      typed.added.filter((one) => one !== serial),
      { shouldDirty: true },
    );
  useScanTarget((text) => {
    add(text);
    return true;
  });
  const submit = form.handleSubmit(async (values) => {
    const { number, version } = order;
    const body = piecesWish(values);
    const send = () =>
      callApi('PATCH /api/admin/v1/orders/:number/pieces', { params: { number }, body }, { version });
    if (!(await runAction(action, send))) return;
    draft.finish();
    onClose();
  });
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <DraftOffer draft={draft} />
      <p className="ink-2">{t('bo-orders:pieces.lead')}</p>
      {order.lines.map(({ piece, unitPrice }) => (
        <LineOutcome
          key={piece.serialNumber}
          piece={piece}
          price={unitPrice}
          outcome={typed.outcomes[piece.serialNumber] ?? 'STAYS'}
          onOutcome={(outcome) =>
            form.setValue(`outcomes.${piece.serialNumber}`, outcome, { shouldDirty: true })
          }
        />
      ))}
      <Added serials={typed.added} plan={plan} onDrop={drop} />
      <AddField onAdd={add} />
      {problem !== null && <FieldError>{problem}</FieldError>}
      {plan !== null && <PlanLines order={order} plan={plan} />}
      <Button
        type="submit"
        loading={form.formState.isSubmitting}
        disabledReason={why === null ? undefined : t(`bo-orders:pieces.${why}`)}
      >
        {t('bo-orders:pieces.save')}
      </Button>
    </form>
  );
}

const staying = ({ lines }: StaffOrder): Form['outcomes'] =>
  Object.fromEntries(lines.map(({ piece }) => [piece.serialNumber, 'STAYS']));

interface LineFateProps {
  piece: StaffOrder['lines'][number]['piece'];
  price: number;
  outcome: PieceOutcome;
  onOutcome: (outcome: PieceOutcome) => void;
}

function LineOutcome({ piece, price, outcome, onOutcome }: LineFateProps) {
  const { t, language } = useWords();
  return (
    <div className="piece-outcome">
      <p className="piece-outcome-head">
        <span>
          <b>{piece.serialNumber}</b> {nameIn(piece, language)}
        </span>
        <span>{formatInteger(price, language)}</span>
      </p>
      <TabRadios
        name={`outcome-${piece.serialNumber}`}
        legend={t('bo-orders:pieces.decision', { serial: piece.serialNumber })}
        value={outcome}
        options={(['STAYS', 'REMOVED', 'LOST'] as const).map((value) => ({
          value,
          label: t(`bo-orders:pieces.${outcomeTexts[value]}`),
        }))}
        onChange={onOutcome}
      />
      {outcome === 'LOST' && <p className="meta ink-2">{t('bo-orders:pieces.lostHint')}</p>}
    </div>
  );
}

interface AddedProps {
  serials: readonly string[];
  plan: PiecesPlan | null;
  onDrop: (serial: string) => void;
}

/** The added pieces, with their prices once the server has quoted them. */
function Added({ serials, plan, onDrop }: AddedProps) {
  const { t, language } = useWords();
  return serials.map((serial, nth) => {
    const quoted = plan?.added[nth];
    return (
      <p key={serial} className="piece-outcome-head piece-added">
        <span>
          <b>{quoted?.serialNumber ?? serial}</b> {quoted && nameIn(quoted, language)}
        </span>
        <span>{quoted && formatInteger(quoted.price, language)}</span>
        <button
          type="button"
          className="icon-button"
          aria-label={t('bo-orders:pieces.drop', { serial })}
          onClick={() => onDrop(serial)}
        >
          <Icon name="close" size={18} />
        </button>
      </p>
    );
  });
}

function AddField({ onAdd }: { onAdd: (serial: string) => void }) {
  const { t } = useWords();
  const [serial, setSerial] = useState('');
  const add = () => {
    onAdd(serial);
    setSerial('');
  };
  return (
    <div className="piece-add">
      <input
        className="input"
        value={serial}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-label={t('bo-orders:pieces.add')}
        placeholder={t('bo-orders:pieces.add')}
        onChange={(event) => setSerial(event.target.value)}
        onKeyDown={(pressed) => {
          if (pressed.key !== 'Enter') return;
          pressed.preventDefault();
          add();
        }}
      />
      <Button kind="secondary" onClick={add}>
        {t('bo-orders:pieces.addButton')}
      </Button>
    </div>
  );
}

function PlanLines({ order, plan }: { order: StaffOrder; plan: PiecesPlan }) {
  const { t, language } = useWords();
  const days = formatDays({ from: plan.promisedFrom, to: plan.promisedTo }, language);
  const [total, delivery] = [formatSom(plan.total, language), formatSom(plan.delivery, language)];
  return (
    <div aria-live="polite">
      <p className="meta ink-2">{t('bo-orders:pieces.was', { total: formatSom(order.total, language) })}</p>
      <p>{t('bo-orders:pieces.total', { total, delivery })}</p>
      <p className="meta ink-2">{t('bo-orders:change.days', { days })}</p>
    </div>
  );
}

/** That no piece has this number; null: it is something else that was refused. */
function unknownPiece(error: unknown, t: T): string | null {
  if (!isApiProblem(error) || error.problem.code !== 'NOT_FOUND') return null;
  const serial = error.problem.facts?.['serial'];
  return typeof serial === 'string' ? t('bo-orders:pieces.unknown', { serial }) : null;
}

function usePlan(number: string, form: Form) {
  const { t } = useWords();
  const [found, setFound] = useState<{ of: string; plan: PiecesPlan | null; problem: string | null }>();
  const wish = piecesWish(form);
  const of = [wish.removed, wish.lost, wish.added].map((serials) => serials.join(',')).join(' ');
  const isIdle = whyNoChange(form) !== null;
  const noConnection = t('bo-shell:noConnection');
  useEffect(() => {
    if (isIdle) return;
    const [removed = '', lost = '', added = ''] = of.split(' ');
    const query = { ...(removed && { removed }), ...(lost && { lost }), ...(added && { added }) };
    callApi('GET /api/admin/v1/orders/:number/pieces', { params: { number }, query })
      .then((plan) => setFound({ of, plan, problem: null }))
      .catch((error: unknown) =>
        setFound({
          of,
          plan: null,
          problem: unknownPiece(error, t) ?? problemMessage(error) ?? noConnection,
        }),
      );
  }, [number, of, isIdle, noConnection, t]);
  // ignores a response for an earlier choice
  return found?.of === of && !isIdle ? found : { plan: null, problem: null };
}
