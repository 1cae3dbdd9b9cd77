-- The staff end what nobody can answer any more (backoffice.md 2.9, Waits): who did it is in the audit, who waited is masked there.
set lock_timeout = '5s';

call audit_table('stock_alerts', 'id', 'phone,email', 'requester');
