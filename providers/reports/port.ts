/** A service that collects browser error reports. */
export interface ReportSink {
  /** The public key that a browser needs to write them. */
  readonly dsn: string;
  /**
   * Forwards an envelope unchanged. FOREIGN: it is for another sink, or invalid; nothing was sent. BUSY: the sink accepts no more for now.
   * AWAY: it could not be reached, or is out of order; a retry is safe, because each report has an id.
   */
  send: (envelope: Uint8Array) => Promise<'TAKEN' | 'FOREIGN' | 'BUSY' | 'AWAY'>;
}
