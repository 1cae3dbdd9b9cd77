import { useForm } from 'react-hook-form';
import type { StaffCustomer } from '#contract/admin/people/customer.ts';
import { isApiProblem } from '#client/problem.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Sheet } from '../../kit/sheet.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import type { Act } from '../../shell/use-act.ts';

interface Props {
  customer: StaffCustomer;
  act: Act<'PRICE_TYPE' | 'ERASE'>;
  onClose: () => void;
}

/** The other price type, with the paper that it rests on. */
export function PriceTypeSheet({ customer: { id, version, priceType }, act, onClose }: Props) {
  const { t } = useWords();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } });
  const other = priceType === 'B2C' ? ('B2B' as const) : ('B2C' as const);
  const submit = handleSubmit(async ({ reason }) => {
    const body = { priceType: other, reason };
    const send = () =>
      callApi('POST /api/admin/v1/customers/:id/price-type', { params: { id }, body }, { version });
    await act('PRICE_TYPE', send);
    onClose();
  });
  return (
    <Sheet title={t('bo-people:customer.action.PRICE_TYPE')} isOpen onClose={onClose}>
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

/** Says what is erased and what stays, and why; then a second person decides. */
export function ErasureSheet({ customer: { id }, act, onClose }: Props) {
  const { t } = useWords();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } });
  const submit = handleSubmit(async (body) => {
    const send = () => callApi('POST /api/admin/v1/customers/:id/erase', { params: { id }, body });
    await act('ERASE', () => send().catch(waitsForApproval));
    onClose();
  });
  return (
    <Sheet title={t('bo-people:customer.action.ERASE')} isOpen onClose={onClose}>
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
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

/** That another person decides is what was asked for. */
function waitsForApproval(error: unknown): void {
  if (!isApiProblem(error) || error.problem.code !== 'APPROVAL_NEEDED') throw error;
}
