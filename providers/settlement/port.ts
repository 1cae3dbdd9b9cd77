/** What a provider's report is read by. `returned`: when the money went back, where a payment and its return share a row. */
export type ReportColumn =
  | 'transaction'
  | 'order'
  | 'amount'
  | 'commission'
  | 'paidAt'
  | 'state'
  | 'returnedAt';

/** A row of a file as it was read; `line` is its number in the file. */
export interface ReportRow {
  line: number;
  cells: readonly string[];
}

/** A column that the staff chose by its title; of a sum: whether it is in tiyin. */
export interface ChosenColumn {
  name: ReportColumn;
  title: string;
  inTiyin: boolean;
}

/** Money that moved, as its provider reports it. */
export interface ReportedMovement {
  line: number;
  kind: 'PAYMENT' | 'REFUND';
  /** The provider's own name for the payment. */
  transactionId: string;
  /** null = the report does not name it. */
  orderNumber: string | null;
  /** Whole soʻm, more than 0. */
  amountSom: number;
  /** Whole soʻm, a fraction rounded up; null = the report does not name it. */
  commissionSom: number | null;
  at: Date;
}

/**
 * COLUMNS: no row of the file's beginning has the titles that are needed. CELL: a cell says nothing that can be read. `titles`: of the
 * columns, by which they can be chosen.
 */
export type ReportAnswer =
  | { ok: true; movements: ReportedMovement[] }
  | { ok: false; why: 'COLUMNS'; missing: ReportColumn[]; titles: string[] }
  | { ok: false; why: 'CELL'; line: number; column: ReportColumn; value: string; titles: string[] };

/** The reports of the providers that have one. */
export interface SettlementReports {
  /** The providers whose reports it reads, as the contract's payment methods name them. */
  providers: readonly string[];
  /**
   * Reads the rows of a whole file, its titles among them. `chosen` columns are looked for before those that the form knows. Refuses nothing
   * by itself: see `ReportAnswer`.
   */
  read: (provider: string, rows: readonly ReportRow[], chosen?: readonly ChosenColumn[]) => ReportAnswer;
}
