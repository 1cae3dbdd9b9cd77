-- Pieces by their size and length, as the list of the staff names them (backoffice.md 2.6, BO-56); price and weight have their indexes.
set lock_timeout = '5s';

create index product_items_by_size on product_items (size_hundredths_mm, id) where size_hundredths_mm is not null;
create index product_items_by_length on product_items (length_mm, id) where length_mm is not null;
