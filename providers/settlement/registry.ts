import { clickReport } from './click.ts';
import { paymeReport } from './payme.ts';
import type { SettlementReports } from './port.ts';
import { readReport } from './read-report.ts';
import { type ReportForm, withChosen } from './report-form.ts';
import { uzumReport } from './uzum.ts';

const forms: Readonly<Record<string, ReportForm>> = {
  PAYME: paymeReport,
  CLICK: clickReport,
  UZUM: uzumReport,
};

/** The providers whose reports can be read, one line each; also disabled ones, because they have reports of their last days. */
export const settlementReports: SettlementReports = {
  providers: Object.keys(forms),
  read: (provider, rows, chosen = []) => {
    const form = forms[provider];
    if (form === undefined) throw new Error(`${provider} has no report`);
    return readReport(withChosen(form, chosen), rows);
  },
};
