-- Reports of payment providers (backoffice.md 2.10, Days): what each of them says it moved, to lay it next to the ledger. A report is only
-- added; a later one of the same days counts instead of it. Money is whole soʻm.
set lock_timeout = '5s';

create table settlement_reports (
  id bigint generated always as identity primary key,
  provider text not null check (provider <> ''),
  -- days of Tashkent, both included
  from_day date not null,
  to_day date not null,
  file_name text not null check (file_name <> '' and length(file_name) <= 200),
  -- SHA-256 of the file
  content_hash bytea not null,
  movements integer not null check (movements >= 0),
  uploaded_by bigint not null references staff on delete restrict,
  uploaded_at timestamptz not null,
  check (from_day <= to_day)
);
create index settlement_reports_days on settlement_reports (provider, from_day, to_day);
create trigger settlement_reports_stay before update or delete or truncate on settlement_reports execute function refuse_change();
call audit_table('settlement_reports', 'id');

create table settlement_rows (
  report_id bigint not null references settlement_reports on delete restrict,
  -- its place among the movements of the report, and its line in the file
  nth integer not null,
  line integer not null,
  provider text not null,
  kind text not null check (kind in ('PAYMENT', 'REFUND')),
  transaction_id text not null,
  order_number text,
  amount_som bigint not null check (amount_som > 0),
  -- null = the report does not name it
  commission_som bigint check (commission_som >= 0),
  at timestamptz not null,
  -- in Tashkent
  day date not null,
  primary key (report_id, nth)
);
create index settlement_rows_day on settlement_rows (provider, day);
create index settlement_rows_transaction on settlement_rows (provider, transaction_id);
create trigger settlement_rows_stay before update or delete or truncate on settlement_rows execute function refuse_change();
