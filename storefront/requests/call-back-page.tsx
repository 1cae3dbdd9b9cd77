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
import type { CallbackRequest } from '#contract/request.ts';
import { bestTimes } from '#contract/words.ts';
import { Field } from '#ui/controls/field.tsx';
import { Select } from '#ui/controls/select.tsx';
import { linksIn } from '#storefront/links.ts';
import { callerContext } from '#storefront/shell/caller.ts';
import { useShellData } from '#storefront/shell/frame/shell-data.ts';
import { usePage } from '#storefront/shell/page.ts';
import { tIn } from '#storefront/shell/i18n/texts.ts';
import {
  checkCallBack,
  plainSubjects,
  readCallBack,
  toCallbackRequest,
  type CallBackValues,
} from './call-back-form.ts';
import { knownContact } from './known-contact.ts';
import { refusalMessages, type Refused } from './refusal.ts';
import { Choices, ContactFields, RequestForm } from './request-form.tsx';
import { Agreement, RequestPage, Subject } from './request-page.tsx';
import { findProduct, subjectOf, type SubjectView } from './subject.ts';

type About = Extract<NonNullable<CallbackRequest['subject']>, { kind: 'PRODUCT' | 'ORDER' }>;

interface CallbackSubject {
  /** Null if it is about neither a product nor an order. */
  about: About | null;
  subject: SubjectView | null;
  order: string | null;
  isPriceless: boolean;
}

/** `?product=` (slug or artikul) with `&piece=`, or `?order=`; any other query has no subject. */
async function readAbout(caller: Caller, query: URLSearchParams): Promise<CallbackSubject> {
  const t = tIn(caller.language);
  const none = { about: null, subject: null, order: null, isPriceless: false };
  const order = query.get('order');
  if (order !== null && /^Z-\d{6}-\d{5,10}$/.test(order))
    return { ...none, about: { kind: 'ORDER', orderNumber: order }, order };
  const product = await findProduct(caller, query.get('product'));
  if (product === undefined) return none;
  const item = product.items.find(({ serialNumber }) => serialNumber === query.get('piece'));
  const facts = [
    t('requests:aboutArtikul', { artikul: product.artikul }),
    ...(item ? [t('requests:aboutPiece', { serial: item.serialNumber })] : []),
  ];
  return {
    ...none,
    about: {
      kind: 'PRODUCT',
      productId: product.id,
      ...(item && { serialNumber: item.serialNumber }),
    },
    subject: subjectOf(product, caller, { piece: item?.serialNumber, facts }),
    // 0 means on request, too (decisions 4)
    isPriceless: item !== undefined && !item.b2BFixed && !item.b2CFixed,
  };
}

const subjectOfQuery: Record<string, string> = { factory: 'FACTORY_VISIT', business: 'BUSINESS' };

export async function loadCallBackForm({ context, url }: LoaderFunctionArgs) {
  const caller = context.get(callerContext);
  const { about: _about, ...aboutProduct } = await readAbout(caller, url.searchParams);
  const known = await knownContact(context);
  return { ...aboutProduct, known, chosen: subjectOfQuery[url.searchParams.get('about') ?? ''] ?? 'GENERAL' };
}

export async function sendCallBack({ request, context, url }: ActionFunctionArgs) {
  const caller = context.get(callerContext);
  const t = tIn(caller.language);
  const values = readCallBack(await request.formData());
  const errors = checkCallBack(values, t);
  if (Object.keys(errors).length > 0)
    return data<Refused<CallBackValues>>({ values, errors, message: null }, { status: 400 });
  try {
    const { about } = await readAbout(caller, url.searchParams);
    const { key } = await caller.api.requestCallback(toCallbackRequest(values, about));
    return redirect(linksIn(caller.language).requested('call-back', key), 303);
  } catch (error) {
    if (!isApiProblem(error)) throw error;
    const { problem } = error;
    return data<Refused<CallBackValues>>(
      { values, ...refusalMessages(problem, t) },
      { status: problem.status },
    );
  }
}

export function CallBackPage() {
  const { subject, order, isPriceless, known, chosen } = useLoaderData<typeof loadCallBackForm>();
  const refused = useActionData<Refused<CallBackValues>>();
  const { t } = usePage();
  const { answersFrom: from, answersTo: to } = useShellData().shop;
  const lead = isPriceless ? 'leadPrice' : order === null ? 'lead' : 'leadOrder';
  const values = refused?.values ?? null;
  return (
    <RequestPage title={t('requests:callBack.title')} lead={t(`requests:callBack.${lead}`, { from, to })}>
      {subject && <Subject subject={subject} />}
      {order !== null && <p className="request-order tabular">{t('requests:aboutOrder', { order })}</p>}
      <RequestForm refused={refused} send={t('requests:callBack.send')} gesture="zr_ask?channel=callback">
        <ContactFields known={values ?? known} errors={refused?.errors ?? {}} />
        {subject === null && order === null && (
          <Select
            id="subject"
            name="subject"
            label={t('requests:callBack.subject')}
            defaultValue={values?.subject ?? chosen}
          >
            {plainSubjects.map((kind) => (
              <option key={kind} value={kind}>
                {t(`requests:callBack.subjects.${kind}`)}
              </option>
            ))}
          </Select>
        )}
        <Choices
          legend={t('requests:callBack.when')}
          name="bestTime"
          chosen={values?.bestTime || 'ANY'}
          options={bestTimes.map((time) => ({
            value: time,
            label: t(`requests:callBack.times.${time}`, { from, to }),
          }))}
        />
        <Field
          id="comment"
          name="comment"
          label={t('requests:comment')}
          helper={t('requests:commentHint')}
          maxLength={300}
          defaultValue={values?.comment}
          error={refused?.errors['comment']}
        />
        <Agreement />
      </RequestForm>
    </RequestPage>
  );
}
