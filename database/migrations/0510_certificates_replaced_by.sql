-- Deleting a certificate checks that none was replaced by it: without this index each deletion reads the whole table.
set lock_timeout = '5s';

create index certificates_replaced_by on certificates (replaced_by) where replaced_by is not null;
