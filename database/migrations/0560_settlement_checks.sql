-- Differences between a provider's report and the ledger that a person has checked, and the days that still have others (backoffice.md 1:
-- the accountant's morning begins with yesterday's reconciliation). Money is whole soʻm.
set lock_timeout = '5s';

-- A check applies to one movement for as long as its difference is the same.
create table settlement_checks (
  id bigint generated always as identity primary key,
  provider text not null check (provider <> ''),
  kind text not null check (kind in ('PAYMENT', 'REFUND')),
  transaction_id text not null,
  -- by how much the provider reports more than the ledger has; negative: less
  difference_som bigint not null,
  note text not null check (note <> '' and length(note) <= 300),
  checked_by bigint not null references staff on delete restrict,
  checked_at timestamptz not null,
  unique (provider, kind, transaction_id)
);
call audit_table('settlement_checks', 'id');

-- Counted when a report is uploaded or a difference is checked, and every hour, so that Today need not compare the whole ledger.
create table settlement_differences (
  provider text not null check (provider <> ''),
  -- in Tashkent
  day date not null,
  lines integer not null check (lines > 0),
  found_at timestamptz not null,
  primary key (provider, day)
);
