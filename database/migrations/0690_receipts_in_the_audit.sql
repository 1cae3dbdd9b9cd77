-- A fiscal receipt that the staff type in after a sale, or correct, is money of the shop: the entry of the call has its columns.
set lock_timeout = '5s';

call audit_table('receipts', 'id');
