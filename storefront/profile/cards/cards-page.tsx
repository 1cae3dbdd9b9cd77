import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { cardLimit } from '#contract/words.ts';
import { Empty } from '#ui/empty.tsx';
import { FieldError } from '#ui/controls/field.tsx';
import { languageOfPath, linksIn } from '#storefront/links.ts';
import { callerContext } from '#storefront/shell/caller.ts';
import { usePage, type PageHandle } from '#storefront/shell/page.ts';
import { tIn, withTexts } from '#storefront/shell/i18n/texts.ts';
import { requireUser } from '#storefront/shell/login/user.ts';
import { changeCards, type Refused } from './cards-change.ts';
import { CardCase } from './cards-drawing.tsx';
import { AddCard, ConfirmNewCard } from './cards-new.tsx';
import { CardRow } from './cards-row.tsx';
import { ProfileHead } from '../profile-head.tsx';

export const handle = { texts: ['profile'], noindex: true } satisfies PageHandle;
export const clientLoader = withTexts('profile');

export const meta = ({ location }: { location: { pathname: string } }) => [
  { title: `${tIn(languageOfPath(location.pathname))('profile:sections.cards')} | Zarona` },
];

const doneWords = ['added', 'removed', 'default'] as const;

export async function loader({ context, url }: LoaderFunctionArgs) {
  await requireUser({ context, url });
  const caller = context.get(callerContext);
  const [cards, providers] = await Promise.all([caller.api.listCards(), caller.api.listCardProviders()]);
  const param = (name: string) => url.searchParams.get(name);
  const [provider, token] = [param('provider'), param('cardToken')];
  return {
    cards,
    providers,
    /** The return from the provider's form. The card is added by a POST of this page, never by the address alone. */
    newCard: provider === null || token === null ? null : { provider, token },
    codeOf: Number(param('code')),
    isSentAgain: param('sent') === 'again',
    removed: Number(param('remove')),
    done: doneWords.find((word) => word === param('done')) ?? null,
  };
}

/** The result is shown at an address without a token, which may be reloaded. */
export async function action({ request, context, url }: ActionFunctionArgs) {
  await requireUser({ context, url });
  const caller = context.get(callerContext);
  const { cards } = linksIn(caller.language);
  const outcome = await changeCards(caller, await request.formData());
  switch (outcome.kind) {
    case 'DONE':
      return redirect(cards(`done=${outcome.done}`));
    case 'ENTER_CODE':
      return redirect(cards(`code=${outcome.codeOf}${outcome.isSentAgain ? '&sent=again' : ''}`));
    case 'REFUSED':
      return data(outcome.refused, { status: outcome.refused.status });
  }
}

/** Also after a refusal, because the third wrong code removes the card. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus !== undefined || defaultShouldRevalidate;

export default function CardsPage() {
  const { cards, providers, removed, done, ...loaded } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { t } = usePage();
  const newCard = refused ? refused.newCard : loaded.newCard;
  const codeOf = refused ? refused.codeOf : loaded.codeOf;
  const isFull = cards.length >= cardLimit;
  return (
    <>
      <ProfileHead section="cards" />
      <div role="status">
        {done !== null && !refused && <p className="cards-done small">{t(`profile:cards.done.${done}`)}</p>}
      </div>
      {refused && refused.attemptsLeft === undefined && <Problem refused={refused} />}
      {newCard && <ConfirmNewCard card={newCard} />}
      {cards.length > 0 && (
        <ul className="profile-rows">
          {cards.map((card) => (
            <li key={card.id}>
              <CardRow
                card={card}
                needsCode={card.id === codeOf && !card.isVerified}
                isRemoved={card.id === removed && !refused}
                isSentAgain={loaded.isSentAgain}
                attemptsLeft={refused?.attemptsLeft}
              />
            </li>
          ))}
        </ul>
      )}
      {cards.length === 0 && !newCard && (
        <Empty drawing={<CardCase />} title={t('profile:cards.empty')}>
          <AddCard providers={providers} kind="primary" />
        </Empty>
      )}
      {cards.length > 0 && !newCard && !isFull && <AddCard providers={providers} kind="secondary" />}
      {isFull && <p className="small ink-2">{t('profile:cards.full', { count: cardLimit })}</p>}
    </>
  );
}

function Problem({ refused: { code, message, waitMinutes } }: { refused: Refused }) {
  const { t } = usePage();
  const words = code === 'OTP_TOO_MANY_ATTEMPTS' ? t('profile:cards.tooManyTries') : message;
  return (
    <div role="alert">
      <FieldError>
        {waitMinutes === undefined ? words : t('profile:cards.waitMinutes', { count: waitMinutes })}
      </FieldError>
    </div>
  );
}
