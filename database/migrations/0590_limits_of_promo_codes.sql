-- The limits of promo codes have the names that the rest of the code has: a minimum of goods, a maximum of uses.
set lock_timeout = '5s';

alter table promo_codes rename column least_goods_som to min_goods_som;
alter table promo_codes rename column most_uses to max_uses;
alter table promo_codes rename column most_uses_each to max_uses_per_shopper;
alter table promo_codes rename constraint promo_codes_least_goods_som_check to promo_codes_min_goods_som_check;
alter table promo_codes rename constraint promo_codes_most_uses_check to promo_codes_max_uses_check;
alter table promo_codes rename constraint promo_codes_most_uses_each_check to promo_codes_max_uses_per_shopper_check;
