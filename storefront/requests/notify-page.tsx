import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import type { Caller } from '#storefront/shell/caller.ts';
import { isApiProblem } from '#client/problem.ts';
import type { Product } from '#contract/catalog/catalog.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Select } from '#ui/controls/select.tsx';
import { linksIn } from '#storefront/links.ts';
import { callerContext } from '#storefront/shell/caller.ts';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { tIn } from '#storefront/shell/i18n/texts.ts';
import { knownContact } from './known-contact.ts';
import {
  checkNotify,
  isHere,
  readNotify,
  sizesOf,
  toAlertRequest,
  type NotifyValues,
  type SizeUnit,
} from './notify-form.ts';
import { refusalMessages, type Refused } from './refusal.ts';
import { Choices, PhoneField, RequestForm } from './request-form.tsx';
import { Agreement, RequestPage, Subject } from './request-page.tsx';
import { sizeWords } from './size-words.ts';
import { findProduct, subjectOf } from './subject.ts';

/** `?product=` slug or artikul. Without a product there can be no alert. */
async function productOf(caller: Caller, query: URLSearchParams): Promise<Product> {
  const product = await findProduct(caller, query.get('product'));
  if (product === undefined) throw data(null, { status: 404 });
  return product;
}

/** `&size=` the size for the alert; a size that can be bought now is refused. */
export async function loadNotifyForm({ context, url }: LoaderFunctionArgs) {
  const caller = context.get(callerContext);
  const product = await productOf(caller, url.searchParams);
  const { unit, sizes } = sizesOf(product);
  const wanted = sizes.find(({ size }) => size === Number(url.searchParams.get('size')));
  const facts = [tIn(caller.language)('requests:aboutArtikul', { artikul: product.artikul })];
  const here = product.items.find(
    (item) => isHere(item) && (!wanted || (unit !== null && item[unit] === wanted.size)),
  );
  return {
    subject: subjectOf(product, caller, { piece: here?.serialNumber, facts }),
    sizes: sizes
      .filter((one) => !one.isHere)
      .map(({ size }) => ({ size, words: sizeWords(sizeColumns(unit, size), caller.language) })),
    wanted: wanted?.size ?? null,
    /** Nothing is left at all, so that an alert for any size is allowed. */
    isGone: !product.items.some(isHere),
    isAvailable:
      here !== undefined && (wanted === undefined ? !sizes.some((one) => !one.isHere) : wanted.isHere),
    known: await knownContact(context),
  };
}

const sizeColumns = (unit: SizeUnit, size: number) => ({
  sizeMm: unit === 'sizeMm' ? size : null,
  lengthCm: unit === 'lengthCm' ? size : null,
});

export async function sendNotify({ request, context, url }: ActionFunctionArgs) {
  const caller = context.get(callerContext);
  const t = tIn(caller.language);
  const values = readNotify(await request.formData());
  const errors = checkNotify(values, t);
  if (Object.keys(errors).length > 0)
    return data<Refused<NotifyValues>>({ values, errors, message: null }, { status: 400 });
  try {
    const product = await productOf(caller, url.searchParams);
    const { unit } = sizesOf(product);
    const { key } = await caller.api.requestStockAlert(toAlertRequest(values, { id: product.id, unit }));
    return redirect(linksIn(caller.language).requested('notify', key), 303);
  } catch (error) {
    if (!isApiProblem(error)) throw error;
    const { problem } = error;
    return data<Refused<NotifyValues>>(
      { values, ...refusalMessages(problem, t) },
      { status: problem.status },
    );
  }
}

export function NotifyPage() {
  const { subject, isAvailable } = useLoaderData<typeof loadNotifyForm>();
  const { t } = usePage();
  if (isAvailable)
    return (
      <RequestPage title={t('requests:notify.availableTitle')} lead={t('requests:notify.available')}>
        <Subject subject={subject} />
        <p>
          <Link className={buttonClass('primary')} to={subject.href}>
            {t('requests:toProduct')}
          </Link>
        </p>
      </RequestPage>
    );
  return (
    <RequestPage title={t('requests:notify.title')} lead={t('requests:notify.lead')}>
      <Subject subject={subject} />
      <NotifyForm />
    </RequestPage>
  );
}

function NotifyForm() {
  const { sizes, wanted, isGone, known } = useLoaderData<typeof loadNotifyForm>();
  const refused = useActionData<Refused<NotifyValues>>();
  const { t } = usePage();
  const values = refused?.values ?? null;
  const errors = refused?.errors ?? {};
  const by = values?.by ?? (known.phone === '' && known.email !== '' ? 'EMAIL' : 'SMS');
  return (
    <RequestForm
      refused={refused}
      send={t('requests:notify.send')}
      gesture={`zr_notify_request?reason=${sizes.length > 0 ? 'size' : 'sold'}`}
    >
      {sizes.length > 0 && (
        <Select
          id="size"
          name="size"
          label={t('requests:notify.size')}
          defaultValue={values?.size ?? wanted ?? ''}
          error={errors['sizeMm'] ?? errors['lengthCm']}
        >
          {isGone && <option value="">{t('requests:notify.anySize')}</option>}
          {sizes.map(({ size, words }) => (
            <option key={size} value={size}>
              {words}
            </option>
          ))}
        </Select>
      )}
      <Choices
        legend={t('requests:notify.by')}
        name="by"
        chosen={by}
        options={[
          { value: 'SMS', label: t('requests:notify.bySms') },
          { value: 'EMAIL', label: t('requests:notify.byEmail') },
        ]}
      />
      <div className="request-by-sms">
        <PhoneField defaultValue={(values ?? known).phone} error={errors['phone']} />
      </div>
      <div className="request-by-email">
        <Field
          id="email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          label={t('requests:email')}
          defaultValue={(values ?? known).email}
          error={errors['email']}
        />
      </div>
      <div id="consent">
        <Checkbox
          name="consent"
          label={t('requests:notify.consent')}
          defaultChecked={values?.consent}
          error={errors['consent']}
        />
      </div>
      <Agreement />
    </RequestForm>
  );
}
