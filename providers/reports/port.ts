/** Where reports of errors in browsers are collected. */
export interface ReportSink {
  /** What a browser must know to write them: public, no secret. */
  readonly dsn: string;
  /**
   * Passes an envelope on as it came. FOREIGN: it is written for another sink, or is none; nothing was sent. BUSY: the sink wants no
   * more for now. AWAY: it could not be reached, or is out of order; a repeat is safe, each report has a number.
   */
  send: (envelope: Uint8Array) => Promise<'TAKEN' | 'FOREIGN' | 'BUSY' | 'AWAY'>;
}
