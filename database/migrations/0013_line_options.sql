-- Engraving and gift wrap are options of a line: of a wish in a cart, of a piece in an order. The key of a line says which pieces it
-- may buy and stays as it is; `variant` tells lines of one key apart: '' = without options, else the first half of a hash of them.
alter table cart_lines
  add column variant text not null default '' check (variant ~ '^([0-9a-f]{16})?$'),
  -- as it will be cut
  add column engraving_text text check (char_length(engraving_text) between 1 and 18),
  add column engraving_lettering text check (engraving_lettering in ('CLASSIC', 'ITALIC', 'PLAIN')),
  add column gift_ribbon text check (gift_ribbon in ('SHAHTUT', 'IVORY', 'NONE')),
  -- '' = no card
  add column gift_card text check (char_length(gift_card) <= 140),
  -- the papers in the box carry no price
  add column gift_hides_price boolean,
  add constraint cart_lines_engraving check ((engraving_text is null) = (engraving_lettering is null)),
  add constraint cart_lines_gift check (num_nulls(gift_ribbon, gift_card, gift_hides_price) in (0, 3)),
  add constraint cart_lines_plain check ((variant = '') = (engraving_text is null and gift_ribbon is null));
-- a process of the version before, running beside this one, cannot change carts until it is replaced: it knows one line a key
alter table cart_lines drop constraint cart_lines_pkey, add primary key (cart_id, line_key, variant);

alter table order_lines
  add column engraving_text text check (char_length(engraving_text) between 1 and 18),
  add column engraving_lettering text check (engraving_lettering in ('CLASSIC', 'ITALIC', 'PLAIN')),
  add column engraving_price_som bigint not null default 0 check (engraving_price_som >= 0),
  add column gift_ribbon text check (gift_ribbon in ('SHAHTUT', 'IVORY', 'NONE')),
  add column gift_card text check (char_length(gift_card) <= 140),
  add column gift_hides_price boolean,
  add column gift_price_som bigint not null default 0 check (gift_price_som >= 0),
  add constraint order_lines_engraving check ((engraving_text is null) = (engraving_lettering is null)),
  add constraint order_lines_gift check (num_nulls(gift_ribbon, gift_card, gift_hides_price) in (0, 3)),
  add constraint order_lines_priced check (
    (engraving_text is not null or engraving_price_som = 0) and (gift_ribbon is not null or gift_price_som = 0)
  );

-- what the options of its lines cost together
alter table orders add column options_total_som bigint not null default 0 check (options_total_som >= 0);
alter table orders drop constraint orders_check;
alter table orders add constraint orders_total check (total_som = goods_total_som + options_total_som + delivery_cost_som);

-- product pages tell what the options cost (engraving_price_som, engraving_days, gift_price_som)
create trigger shop_settings_changed after insert or update or delete on shop_settings
  for each statement execute function content_changed();
