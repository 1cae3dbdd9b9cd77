import type { SettingRow } from '#contract/admin/system/setting.ts';
import { formatInteger, formatPhone, formatSom, nbsp, formatTaxNumber } from '#ui/format.ts';
import { useWords } from '../kit/words.tsx';

/** Formats a value with its unit. */
export function useShownSetting() {
  const { t, language } = useWords();
  return ({ name, kind }: SettingRow, value: number | string): string => {
    if (value === '' || (name === 'usd_rate_som' && value === 0)) return t('bo-system:setting.notSet');
    if (typeof value === 'string')
      return kind === 'CHOICE' ? t(`bo-system:setting.word.${value}`) : shownContact(kind, value);
    if (kind === 'SOM') return formatSom(value, language);
    return t(`bo-system:setting.unit.${kind}`, { value: formatInteger(value, language) });
  };
}

/** A contact as shoppers see it. */
function shownContact(kind: SettingRow['kind'], value: string): string {
  if (kind === 'PHONE') return formatPhone(value).replaceAll(' ', nbsp);
  if (kind === 'TELEGRAM') return `@${value}`;
  if (kind === 'TAX_NUMBER') return formatTaxNumber(value);
  return value;
}
