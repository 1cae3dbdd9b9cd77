import { Fragment } from 'react';
import type { ApprovalFact } from '#contract/admin/approval.ts';
import { formatInteger, formatSom } from '#ui/format.ts';
import { formatInstant } from '../kit/instants.ts';
import { useWords } from '../kit/words.tsx';
import { differenceIn } from '../shell/formula/difference-in.ts';

const sums: readonly ApprovalFact['name'][] = ['RATE_NOW', 'RATE_NEW', 'SUM', 'BEFORE', 'AFTER'];
const instants: readonly ApprovalFact['name'][] = ['FROM', 'UNTIL'];

/** The effects of a request, one row each; rendered inside a list of facts. */
export function ApprovalFacts({ facts }: { facts: readonly ApprovalFact[] }) {
  const { t, language } = useWords();
  const nameOf = (code: string) => t(`bo-approvals:metal.${code}`, { defaultValue: code });
  const valueOf = ({ name, value }: ApprovalFact): string => {
    if (name === 'METAL') return t(`bo-approvals:metal.${value}`, { defaultValue: String(value) });
    if (name === 'ROLE_NOW' || name === 'ROLE_NEW') return t(`bo-shell:role.${value}`);
    if (name === 'CHANGES' && typeof value === 'string')
      return value
        .split('; ')
        .map((line) => differenceIn(line, { t, language, nameOf }))
        .join('; ');
    if (typeof value === 'string') return instants.includes(name) ? formatInstant(value, language) : value;
    return sums.includes(name) ? formatSom(value, language) : formatInteger(value, language);
  };
  return facts.map((fact) => (
    <Fragment key={fact.name}>
      <dt>{t(`bo-approvals:fact.${fact.name}`)}</dt>
      <dd>{valueOf(fact)}</dd>
    </Fragment>
  ));
}
