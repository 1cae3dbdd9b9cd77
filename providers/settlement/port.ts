/** Columns by which a provider's report is read. `returned`: the time of the refund, if a payment and its refund share a row. */
export type ReportColumn =
  | 'transaction'
  | 'order'
  | 'amount'
  | 'commission'
  | 'paidAt'
  | 'state'
  | 'returnedAt';

/** A row of a file; `line` is its line number. */
export interface ReportRow {
  line: number;
  cells: readonly string[];
}

/** A column that the staff chose by its title; for amounts: whether it is in tiyin. */
export interface ChosenColumn {
  name: ReportColumn;
  title: string;
  inTiyin: boolean;
}

/** A movement as reported by a provider. */
export interface ReportedMovement {
  line: number;
  kind: 'PAYMENT' | 'REFUND';
  /** The provider's id of the payment. */
  transactionId: string;
  /** null = not in the report. */
  orderNumber: string | null;
  /** Whole soʻm, more than 0. */
  amountSom: number;
  /** Whole soʻm, rounded up; null = not in the report. */
  commissionSom: number | null;
  at: Date;
}

/**
 * COLUMNS: no row at the beginning of the file has the required titles. CELL: a cell cannot be read. `titles`: titles of the columns, from
 * which the staff can choose; `proposed`: the columns recognized or guessed by them.
 */
export type ReportAnswer =
  | { ok: true; movements: ReportedMovement[] }
  | { ok: false; why: 'COLUMNS'; missing: ReportColumn[]; titles: string[]; proposed: ChosenColumn[] }
  | {
      ok: false;
      why: 'CELL';
      line: number;
      column: ReportColumn;
      value: string;
      titles: string[];
      proposed: ChosenColumn[];
    };

/** Reads the reports of providers. */
export interface SettlementReports {
  /** The providers whose reports can be read, as named by the contract's payment methods. */
  providers: readonly string[];
  /**
   * Reads the rows of a whole file including its titles. `chosen` columns take precedence over those of the form. Errors are returned, not
   * thrown: see `ReportAnswer`.
   */
  read: (provider: string, rows: readonly ReportRow[], chosen?: readonly ChosenColumn[]) => ReportAnswer;
}
