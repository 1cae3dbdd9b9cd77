import { useForm } from 'react-hook-form';
import type { StaffCustomer } from '#contract/admin/people/customer.ts';
import { isApiProblem } from '#client/problem.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Sheet } from '../../kit/sheet.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { useDraft } from '../../kit/forms/use-draft.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import type { RunAction } from '../../shell/use-action.ts';

interface Props {
  customer: StaffCustomer;
  runAction: RunAction<'PRICE_TYPE'>;
  onClose: () => void;
}

/** Changes the price type, with the document that justifies it. */
export function PriceTypeSheet({ customer: { id, version, priceType }, runAction, onClose }: Props) {
  const { t } = useWords();
  const form = useForm({ defaultValues: { reason: '' } });
  const { register, handleSubmit, formState } = form;
  const draft = useDraft(form, {
    name: `customer ${id} PRICE_TYPE`,
    title: t('bo-people:customer.action.PRICE_TYPE'),
    version,
  });
  const other = priceType === 'B2C' ? ('B2B' as const) : ('B2C' as const);
  const submit = handleSubmit(async ({ reason }) => {
    const body = { priceType: other, reason };
    const send = () =>
      callApi('POST /api/admin/v1/customers/:id/price-type', { params: { id }, body }, { version });
    if (await runAction('PRICE_TYPE', send)) draft.finish();
    onClose();
  });
  return (
    <Sheet title={t('bo-people:customer.action.PRICE_TYPE')} isOpen onClose={onClose}>
      <DraftOffer draft={draft} />
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <p>{t(`bo-people:customer.priceTypeTo.${other}`)}</p>
        <Field
          label={t('bo-people:customer.paper')}
          helper={t('bo-people:customer.paperHelp')}
          maxLength={300}
          error={formState.errors.reason && t('bo-shell:needed')}
          {...register('reason', { required: true })}
        />
        <Button type="submit" loading={formState.isSubmitting}>
          {t('bo-people:customer.save')}
        </Button>
      </form>
    </Sheet>
  );
}

interface ErasureProps {
  customer: Pick<StaffCustomer, 'id'>;
  /** The basis of the person’s request; the initial reason. */
  basis?: string;
  runAction: RunAction<'ERASE'>;
  onClose: () => void;
}

/** Explains what is erased and what stays, and why; then a second person decides. */
export function ErasureSheet({ customer: { id }, basis = '', runAction, onClose }: ErasureProps) {
  const { t } = useWords();
  const form = useForm({ defaultValues: { reason: basis } });
  const { register, handleSubmit, formState } = form;
  const draft = useDraft(form, {
    name: `customer ${id} ERASE`,
    title: t('bo-people:customer.action.ERASE'),
  });
  const submit = handleSubmit(async (body) => {
    const send = () => callApi('POST /api/admin/v1/customers/:id/erase', { params: { id }, body });
    if (await runAction('ERASE', () => send().catch(waitsForApproval))) draft.finish();
    onClose();
  });
  return (
    <Sheet title={t('bo-people:customer.action.ERASE')} isOpen onClose={onClose}>
      <DraftOffer draft={draft} />
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <p className="label">{t('bo-people:customer.numbered', { id })}</p>
        <p>{t('bo-people:customer.erased')}</p>
        <p className="ink-2">{t('bo-people:customer.stays')}</p>
        <Field
          label={t('bo-people:customer.reason')}
          helper={t('bo-people:customer.reasonHelp')}
          maxLength={300}
          error={formState.errors.reason && t('bo-shell:needed')}
          {...register('reason', { required: true })}
        />
        <Button type="submit" loading={formState.isSubmitting}>
          {t('bo-people:customer.requestErasure')}
        </Button>
      </form>
    </Sheet>
  );
}

/** Here the response that the request needs a second person is a success. */
function waitsForApproval(error: unknown): void {
  if (!isApiProblem(error) || error.problem.code !== 'APPROVAL_NEEDED') throw error;
}
