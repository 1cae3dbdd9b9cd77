-- The list of transfers is searched by the serial number of a piece (backoffice.md 2.1); the index of pieces that travel has only those.
set lock_timeout = '5s';

create index transfer_pieces_item on transfer_pieces (item_id);
