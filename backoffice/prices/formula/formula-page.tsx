import { useState } from 'react';
import { useLoaderData } from 'react-router';
import type { FormulaRow } from '#contract/admin/prices/formula.ts';
import { formatInstant } from '../../kit/instants.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { hasPermission, useSession } from '../../shell/session.ts';
import { RepricingLine } from '../preview/repricing-line.tsx';
import { PricesFrame } from '../prices-frame.tsx';
import { nameIn } from '../../shell/stores.ts';
import { callApi as callShop } from '#client/call-api.ts';
import { FormulaForm } from './formula-form.tsx';

export const loader = withPermission('prices.read', async () => {
  const [formulas, repricing, dictionary] = await Promise.all([
    callApi('GET /api/admin/v1/formulas', {}),
    callApi('GET /api/admin/v1/prices/repricing', {}),
    // without the shop's dictionary the codes are shown
    callShop('GET /api/v1/dictionary', {}).catch(() => null),
  ]);
  return { formulas, repricing, dictionary };
});

const offered = (list: readonly { code: string; isHidden: boolean }[] = []): string[] =>
  list.filter(({ isHidden }) => !isHidden).map(({ code }) => code);

/** The price formula: the one in effect, a copy to be changed, and the versions. */
export function Component() {
  const { t, language } = useWords();
  const { formulas, repricing, dictionary } = useLoaderData<typeof loader>();
  const { inForce, toCome, past } = formulas;
  const versions = [...toCome, inForce, ...past];
  const [chosen, setChosen] = useState(inForce.id);
  const version = versions.find(({ id }) => id === chosen) ?? inForce;
  const mayWrite = hasPermission(useSession(), 'prices.write');
  const wordsOf = ({ from, appliedAt, setBy }: FormulaRow) =>
    t(appliedAt === null ? 'bo-prices:formula.fromTime' : 'bo-prices:formula.since', {
      time: formatInstant(from, language),
      who: setBy === 'migration' || setBy === 'command' ? t('bo-prices:rate.command') : setBy,
    });
  return (
    <PricesFrame tab="formula">
      <RepricingLine repricing={repricing} />
      <div className="price-section-head">
        <p className="ink-2">{mayWrite ? t('bo-prices:formula.lead') : wordsOf(version)}</p>
        <select
          className="input"
          aria-label={t('bo-prices:formula.versions')}
          value={version.id}
          onChange={({ target }) => setChosen(Number(target.value))}
        >
          {versions.map((row) => (
            <option key={row.id} value={row.id}>
              {wordsOf(row)}
            </option>
          ))}
        </select>
      </div>
      <FormulaForm
        key={version.id}
        params={version.params}
        mayWrite={mayWrite}
        words={{
          preciousMetals: offered(dictionary?.preciousMetals),
          stoneKinds: offered(dictionary?.stoneKinds),
          nameOf: (code) => {
            const word = [...(dictionary?.preciousMetals ?? []), ...(dictionary?.stoneKinds ?? [])].find(
              (one) => one.code === code,
            );
            return word === undefined ? code : nameIn(word, language);
          },
        }}
      />
    </PricesFrame>
  );
}
