-- Words that native editors corrected in the lists every shop begins with. A word that staff have changed since stays theirs: only the old
-- wording is replaced. An address that changes keeps leading to its category (old_slugs, migration 0017).
set lock_timeout = '5s';

update stone_shapes w set name = jsonb_set(w.name, array[r.language], to_jsonb(r.reworded)) from (values
  ('cushion', 'uz', 'Yostiq', 'Kushon'),
  ('princess', 'uz', 'Malika', 'Prinsessa'),
  ('emerald', 'ru', 'Изумруд', 'Эмеральд')
) as r (code, language, old, reworded) where r.code = w.code and w.name ->> r.language = r.old;

update occasions w set name = jsonb_set(w.name, array[r.language], to_jsonb(r.reworded)) from (values
  ('mother', 'uz', 'Ona uchun', 'Onaga'),
  ('anniversary', 'uz', 'Yubiley', 'Toʻy yilligi'),
  ('navroz', 'en', 'Navroz', 'Navruz')
) as r (code, language, old, reworded) where r.code = w.code and w.name ->> r.language = r.old;

update styles set name = jsonb_set(name, '{ru}', '"Символика"') where code = 'symbol' and name ->> 'ru' = 'Символ';

-- their lines keep the no-break spaces they have
update precious_metals set care = jsonb_set(care, '{ru}', to_jsonb(replace(care ->> 'ru', 'перед сном, бассейном', 'на ночь, перед бассейном')))
  where code = 'gold' and care ->> 'ru' like 'Снимайте перед сном, бассейном и_уборкой.%';
update stone_kinds set care = jsonb_set(care, '{ru}', to_jsonb(replace(care ->> 'ru', 'надевайте последней', 'надевайте её последней')))
  where kind = 'turquoise' and care ->> 'ru' like 'Бирюза не любит воду, духи и_крем: надевайте последней.';
update stone_kinds set care = jsonb_set(care, '{ru}', to_jsonb(replace(replace(care ->> 'ru', 'надевают', 'надевайте'), 'снимают', 'снимайте')))
  where kind = 'akoya-pearl' and care ->> 'ru' like 'Жемчуг надевают последним и_снимают первым;%';

update stone_kinds w set name = jsonb_set(w.name, '{uz}', to_jsonb(r.reworded)) from (values
  ('diamond', 'Olmos (brilliant)', 'Brilliant'),
  ('lab-diamond', 'Laboratoriya olmosi', 'Laboratoriya brillianti'),
  ('sapphire', 'Safir', 'Sapfir')
) as r (kind, old, reworded) where r.kind = w.kind and w.name ->> 'uz' = r.old;

update params w set name = jsonb_set(w.name, '{uz}', to_jsonb(r.reworded)) from (values
  ('weight', 'Ogʻirligi', 'Vazni'),
  ('engravable', 'Oʻyma yozuv', 'Gravirovka'),
  ('resizable', 'Oʻlchamini oʻzgartirish', 'Oʻlchamga moslash'),
  ('occasion', 'Munosabat', 'Qaysi kunga')
) as r (code, old, reworded) where r.code = w.code and w.name ->> 'uz' = r.old;
update params set name = jsonb_set(name, '{ru}', '"Подгонка размера"') where code = 'resizable' and name ->> 'ru' = 'Изменение размера';
update params set name = jsonb_set(name, '{en}', '"Colour"') where code = 'color' and name ->> 'en' = 'Color';

-- the name and the address are two decisions of the staff: each is replaced where it is still the old one
update categories w set name = jsonb_set(w.name, '{uz}', to_jsonb(r.reworded)) from (values
  ('Olmoslar', 'Brilliantlar'), ('Ziraklar', 'Pussetlar')
) as r (old, reworded) where w.name ->> 'uz' = r.old;
update categories w set slug_uz = r.reworded from (values
  ('olmoslar', 'brilliantlar'), ('ziraklar', 'pussetlar')
) as r (old, reworded) where w.slug_uz = r.old and not exists (
  select from categories other where r.reworded in (other.slug_uz, other.slug_ru, other.slug_en));
