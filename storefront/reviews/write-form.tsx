import { Form, useNavigation } from 'react-router';
import type { OwnReview } from '#contract/review.ts';
import type { Problem } from '#contract/problem.ts';
import { fits, languages, reviewLength } from '#contract/words.ts';
import { Button } from '#ui/controls/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Expandable } from '#ui/expandable.tsx';
import { Field, FieldError, FieldFrame } from '#ui/controls/field.tsx';
import { Select } from '#ui/controls/select.tsx';
import { languageNames } from '#storefront/shell/i18n/language-names.ts';
import { usePage } from '#storefront/shell/page.ts';
import type { RefusedReview } from './send-review.ts';
import { Stars } from './stars.tsx';

interface Props {
  productId: number;
  hasSize: boolean;
  /** The review written before; null = a new one. */
  review: OwnReview | null;
  /** The proof of the order expired while the review was being written. */
  needsDigits: boolean;
  refused: RefusedReview | undefined;
}

const ratings = [5, 4, 3, 2, 1] as const;
const answers = ['yes', 'no'] as const;

/** Stars, text, size, name: works without JavaScript, and keeps the typed values. */
export function WriteForm({ productId, hasSize, review, needsDigits, refused }: Props) {
  const { t, language } = usePage();
  const isBusy = useNavigation().state !== 'idle';
  const typed = refused?.typed ?? review;
  const isNamed = refused ? refused.typed.isNamed : review === null || review.authorName !== null;
  const errors = messagesOf(refused);
  return (
    <Form method="post" className="write-form" noValidate>
      {refused && <ErrorSummary title={refused.problem.title} errors={summaryOf(refused)} />}
      <input type="hidden" name="productId" value={productId} />
      <input type="hidden" name="id" value={idOf(review, refused)} />
      <RatingChoice chosen={typed?.rating ?? null} isMissing={errors.rating !== undefined} />
      <FieldFrame
        id="text"
        label={t('reviews:yourWords')}
        helper={t('reviews:wordsHint', reviewLength)}
        error={errors.text}
      >
        {(ids) => (
          <textarea
            {...ids}
            className="input"
            name="text"
            rows={6}
            required
            minLength={reviewLength.min}
            maxLength={reviewLength.max}
            defaultValue={typed?.text ?? ''}
          />
        )}
      </FieldFrame>
      {hasSize && (
        <Choice
          legend={t('reviews:yourFit')}
          name="fit"
          options={fits.map((fit) => ({ value: fit, label: t(`reviews:fit.${fit}`) }))}
          chosen={typed?.fit ?? null}
        />
      )}
      <Choice
        legend={t('reviews:yourName')}
        name="isNamed"
        options={answers.map((answer) => ({ value: answer, label: t(`reviews:named.${answer}`) }))}
        chosen={isNamed ? 'yes' : 'no'}
      />
      <LanguageChoice chosen={typed?.language ?? language} />
      <p className="small ink-2">{t('reviews:readFirst')}</p>
      {needsDigits && <Digits problem={refused?.problem} />}
      <div className="write-actions">
        <Button type="submit" name="intent" value="save" loading={isBusy}>
          {t('reviews:send')}
        </Button>
      </div>
      {review !== null && <TakeBack isBusy={isBusy} />}
    </Form>
  );
}

/** The id of the review to be changed; '' = a new one. */
const idOf = (review: OwnReview | null, refused: RefusedReview | undefined): number | '' =>
  review?.id ?? refused?.id ?? '';

function LanguageChoice({ chosen }: { chosen: string }) {
  const { t } = usePage();
  return (
    <Select label={t('reviews:yourLanguage')} name="language" defaultValue={chosen}>
      {languages.map((one) => (
        <option key={one} value={one}>
          {languageNames[one].full}
        </option>
      ))}
    </Select>
  );
}

/** The field for the last digits of the order's phone, with their error. */
function Digits({ problem }: { problem: Problem | undefined }) {
  const { t } = usePage();
  return (
    <Field
      label={t('order:proof.digits')}
      helper={t('reviews:proof')}
      id="digits"
      name="digits"
      inputMode="numeric"
      autoComplete="off"
      minLength={4}
      maxLength={4}
      required
      error={problem !== undefined && aboutDigits.has(problem.code) ? problem.detail : undefined}
    />
  );
}

/** Opening the section is the confirmation. */
function TakeBack({ isBusy }: { isBusy: boolean }) {
  const { t } = usePage();
  return (
    <Expandable title={t('reviews:takeBack')}>
      <div className="write-actions">
        <p className="small">{t('reviews:takeBackHint')}</p>
        <Button kind="secondary" type="submit" name="intent" value="delete" loading={isBusy}>
          {t('reviews:takeBack')}
        </Button>
      </div>
    </Expandable>
  );
}

function RatingChoice({ chosen, isMissing }: { chosen: number | null; isMissing: boolean }) {
  const { t } = usePage();
  return (
    <fieldset id="rating" aria-describedby={isMissing ? 'rating-error' : undefined}>
      <legend>{t('reviews:yourRating')}</legend>
      <div className="write-choices">
        {ratings.map((rating) => (
          <label key={rating}>
            <input type="radio" name="rating" value={rating} required defaultChecked={chosen === rating} />
            <Stars rating={rating} label={t('reviews:starsOf', { rating })} />
            <span className="small ink-2">{t(`reviews:word.${rating}`)}</span>
          </label>
        ))}
      </div>
      {isMissing && <FieldError id="rating-error">{t('reviews:chooseRating')}</FieldError>}
    </fieldset>
  );
}

interface ChoiceProps {
  legend: string;
  name: string;
  options: readonly { value: string; label: string }[];
  chosen: string | null;
}

function Choice({ legend, name, options, chosen }: ChoiceProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="write-choices">
        {options.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The API’s errors by field name. */
function messagesOf(refused: RefusedReview | undefined): { rating?: string; text?: string } {
  const found = (name: string) => refused?.problem.errors?.find(({ path }) => path === `/${name}`)?.message;
  const [rating, text] = [found('rating'), found('text')];
  return { ...(rating !== undefined && { rating }), ...(text !== undefined && { text }) };
}

const aboutDigits = new Set(['ORDER_PROOF_NEEDED', 'PHONE_DIGITS_WRONG']);

function summaryOf({ problem }: RefusedReview): { message: string; href?: string }[] {
  const fields = problem.errors ?? [];
  if (fields.length === 0)
    return [{ message: problem.detail, ...(aboutDigits.has(problem.code) && { href: '#digits' }) }];
  return fields.map(({ path, message }) => ({ message, href: `#${path.slice(1)}` }));
}
