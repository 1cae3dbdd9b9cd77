-- A guest's phone is proven by a code at the checkout (decisions 5). The proof outlives the call that brought the code: an order that
-- was refused for another reason is tried again without a new SMS.
alter table carts add column proven_phone text check (proven_phone ~ '^\+998[0-9]{9}$');
alter table carts add column phone_proven_at timestamptz;
alter table carts add constraint carts_proof check ((proven_phone is null) = (phone_proven_at is null));
