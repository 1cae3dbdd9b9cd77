import { useEffect, useRef } from 'react';
import {
  data,
  Form,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import type { Caller } from '#storefront/shell/caller.ts';
import { isApiProblem } from '#client/problem.ts';
import { addressLimit } from '#contract/words.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { languageOfPath, linksIn, nameOf } from '#storefront/links.ts';
import { callerContext } from '#storefront/shell/caller.ts';
import { textOf } from '#storefront/shell/form-text.ts';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage, type PageHandle } from '#storefront/shell/page.ts';
import { problemMessage } from '#storefront/shell/i18n/problem-message.ts';
import { tIn, withTexts } from '#storefront/shell/i18n/texts.ts';
import { requireUser } from '#storefront/shell/login/user.ts';
import { AddressFields } from './address-fields.tsx';
import { AddressForm } from './address-form.tsx';
import { AddressRow } from './address-row.tsx';
import {
  newAddress,
  readAddressForm,
  toSaveAddress,
  valuesOfAddress,
  type AddressValues,
} from './address-values.ts';
import { EmptyAddressesDrawing } from '../empty-addresses-drawing.tsx';
import { fieldErrors, type FieldErrors } from '../field-errors.ts';
import { addressLine } from '#storefront/shell/navigation/address-line.ts';
import { ProfileHead } from '../profile-head.tsx';
import { openerId, useFocusBack } from '../use-focus-back.ts';

export const handle = { texts: ['profile'], noindex: true } satisfies PageHandle;
export const clientLoader = withTexts('profile');

export const meta = ({ location }: { location: { pathname: string } }) => [
  { title: `${tIn(languageOfPath(location.pathname))('profile:sections.addresses')} | Zarona` },
];

export async function loader({ context, url }: LoaderFunctionArgs) {
  await requireUser({ context, url });
  const caller = context.get(callerContext);
  const [addresses, regions, districts] = await Promise.all([
    caller.api.listAddresses(),
    caller.api.listRegions(),
    caller.api.listDistricts(),
  ]);
  const { language } = caller;
  return {
    addresses: addresses.map((address) => ({
      id: address.id,
      line: addressLine(address, { regions, districts }, language),
      values: valuesOfAddress(address),
    })),
    /** `new` or the id of the address whose form is open. */
    edited: url.searchParams.get('edit'),
    regions: regions.map((region) => ({ value: String(region.id), label: nameOf(region, language) })),
    districts: districts.map((district) => ({
      value: String(district.id),
      label: nameOf(district, language),
      regionId: String(district.regionId),
    })),
  };
}

interface Outcome {
  /** The typed values, and why they were not saved. */
  refused?: { values: AddressValues; errors: FieldErrors };
  /** Why another action failed. */
  problem?: string;
  /** The removed address, which can be restored (PRO-2). */
  removed?: { values: AddressValues; line: string };
}

/** Handles the forms of the page: saves a new, changed or restored address, makes it the default, or removes it. */
export async function action({ request, context, url }: ActionFunctionArgs) {
  await requireUser({ context, url });
  const caller = context.get(callerContext);
  const form = await request.formData();
  const values = readAddressForm(form);
  const id = Number(textOf(form, 'id'));
  try {
    if (textOf(form, 'intent') === 'remove') {
      await caller.api.deleteAddress({ id });
      return data<Outcome>({ removed: { values, line: textOf(form, 'line') } });
    }
    await save(caller, { id, values });
    return redirect(linksIn(caller.language).addresses());
  } catch (error) {
    if (!isApiProblem(error)) throw error;
    const { problem } = error;
    const outcome: Outcome = problem.errors
      ? { refused: { values, errors: fieldErrors(problem, form, tIn(caller.language)) } }
      : { refused: { values, errors: {} }, problem: problemMessage(problem) };
    return data(outcome, { status: problem.status });
  }
}

/** `id` 0 = a new address. */
async function save(caller: Caller, { id, values }: { id: number; values: AddressValues }): Promise<void> {
  const address = toSaveAddress(values, await caller.api.listDistricts());
  await (id === 0 ? caller.api.createAddress(address) : caller.api.updateAddress({ id: id, ...address }));
}

export default function AddressesPage() {
  const { addresses, edited, regions, districts } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const { t, links } = usePage();
  const formOf = (id: number | null, values: AddressValues) => (
    <AddressForm
      // another address has other field values
      key={id}
      id={id}
      values={outcome?.refused?.values ?? values}
      errors={outcome?.refused?.errors ?? {}}
      regions={regions}
      districts={districts}
    />
  );
  useFocusBack(edited);
  const isNew = edited === 'new' && addresses.length < addressLimit;
  return (
    <>
      <ProfileHead section="addresses" />
      {outcome?.problem && (
        <p className="field-error" role="alert">
          {outcome.problem}
        </p>
      )}
      {outcome?.removed && <Undo removed={outcome.removed} />}
      {addresses.length > 0 && (
        <ul className="profile-rows">
          {addresses.map(({ id, line, values }) => (
            <li key={id}>
              {edited === String(id) ? (
                formOf(id, values)
              ) : (
                <AddressRow id={id} line={line} values={values} />
              )}
            </li>
          ))}
        </ul>
      )}
      {isNew && formOf(null, newAddress)}
      {!isNew && addresses.length === 0 && (
        <Empty drawing={<EmptyAddressesDrawing />} title={t('profile:addresses.empty')}>
          <Link
            id={openerId('new')}
            to={links.addresses('edit=new#address-form')}
            className={buttonClass('primary')}
          >
            {t('profile:addresses.add')}
          </Link>
        </Empty>
      )}
      {!isNew && addresses.length > 0 && addresses.length < addressLimit && (
        <p>
          <Link
            id={openerId('new')}
            to={links.addresses('edit=new#address-form')}
            className={buttonClass('secondary')}
            preventScrollReset
          >
            {t('profile:addresses.add')}
          </Link>
        </p>
      )}
      {addresses.length >= addressLimit && (
        <p className="small ink-2">{t('profile:addresses.full', { count: addressLimit })}</p>
      )}
    </>
  );
}

function Undo({ removed: { values, line } }: { removed: NonNullable<Outcome['removed']> }) {
  const { t } = usePage();
  const undo = useRef<HTMLButtonElement>(null);
  // the pressed button was removed with its address
  useEffect(() => undo.current?.focus(), [line]);
  return (
    <Form method="post" className="address-undo" preventScrollReset>
      <p role="status">{t('profile:addresses.removed', { address: line })}</p>
      <AddressFields values={values} />
      <button type="submit" name="intent" value="save" className="button button-text small" ref={undo}>
        {t('profile:undo')}
      </button>
    </Form>
  );
}
