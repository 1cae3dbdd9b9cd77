-- Stones, characteristics and photographs of one piece as the staff edit them (backoffice.md 2.6): what changed is in the audit.
set lock_timeout = '5s';

-- rows are replaced, never updated, and a piece may have two stones that are alike: they are found by their piece
call audit_table('stones', 'item_id');
call audit_table('item_params', 'item_id,param_id');
call audit_table('item_attachments', 'item_id,attachment_id');
