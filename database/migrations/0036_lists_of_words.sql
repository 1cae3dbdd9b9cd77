-- The shop's lists of words that staff edit (docs/decisions/0041-lists-are-rows.md): metals, shapes of stones, occasions and styles, each
-- with its names, beside the kinds of stones, which are rows already. A code stands in addresses and in the rows that use it, and stays.
set lock_timeout = '5s';

-- What a fineness is of, and what a reference rate is for.
create table precious_metals (
  code text primary key check (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(code) <= 40),
  name localized_text not null,
  -- with which it may be sold, ‰ (law ZRU-710, article 36); 583 is made only from a customer's own gold
  probes integer[] not null check (cardinality(probes) > 0 and 1 <= all(probes) and 999 >= all(probes)),
  -- what its owner is told; null = nothing particular
  care localized_text,
  position integer not null
);

-- The metal and its colour as shoppers choose it.
create table metals (
  code text primary key check (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(code) <= 40),
  name localized_text not null,
  precious_metal text not null references precious_metals,
  position integer not null
);

create table stone_shapes (
  code text primary key check (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(code) <= 40),
  name localized_text not null,
  position integer not null
);

create table occasions (
  code text primary key check (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(code) <= 40),
  name localized_text not null,
  position integer not null,
  -- its place in the menu and on the home page; null = it stands in the filter only
  menu_position integer
);

create table styles (
  code text primary key check (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(code) <= 40),
  name localized_text not null,
  position integer not null
);

alter table stone_kinds
  -- what its owner is told; null = nothing particular
  add column care localized_text,
  add constraint stone_kinds_kind check (kind ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(kind) <= 40);

insert into precious_metals (code, position, name, probes, care) values
  ('gold', 1, '{"uz":"Oltin","ru":"Золото","en":"Gold"}', '{375,500,585,750,875,916,958,999}', '{"uz":"Uyqu, hovuz va uy ishlaridan oldin yechib qoʻying. Bir tomchi sovunli iliq suvda yuvib, yumshoq mato bilan arting.","ru":"Снимайте перед сном, бассейном и уборкой. Мойте в тёплой воде с каплей мыла, вытирайте мягкой тканью.","en":"Take it off for sleep, the pool and housework. Wash in warm water with a drop of soap, dry with a soft cloth."}'),
  ('silver', 2, '{"uz":"Kumush","ru":"Серебро","en":"Silver"}', '{800,875,925,960,999}', '{"uz":"Yopiq xaltachada saqlang: kumush havoda qorayadi. Qoraysa, kumush uchun salfetka bilan arting.","ru":"Храните в закрытом мешочке: на воздухе серебро темнеет. Потемневшее протрите салфеткой для серебра.","en":"Keep it in a closed pouch: silver darkens in the air. Wipe it with a silver cloth when it does."}'),
  ('platinum', 3, '{"uz":"Platina","ru":"Платина","en":"Platinum"}', '{850,900,950,999}', '{"uz":"Bir tomchi sovunli iliq suvda yuving. Mayda tirnalgan joylarini usta sayqallab ketkazadi.","ru":"Мойте в тёплой воде с каплей мыла. Мелкие царапины мастер уберёт полировкой.","en":"Wash in warm water with a drop of soap. Fine scratches can be polished out."}'),
  ('palladium', 4, '{"uz":"Palladiy","ru":"Палладий","en":"Palladium"}', '{500,850,999}', null);
insert into metals (code, position, precious_metal, name) values
  ('yellow', 1, 'gold', '{"uz":"Sariq oltin","ru":"Жёлтое золото","en":"Yellow gold"}'),
  ('red', 2, 'gold', '{"uz":"Qizil oltin","ru":"Красное золото","en":"Red gold"}'),
  ('white', 3, 'gold', '{"uz":"Oq oltin","ru":"Белое золото","en":"White gold"}'),
  ('two-tone', 4, 'gold', '{"uz":"Ikki rangli oltin","ru":"Двухцветное золото","en":"Two-tone gold"}'),
  ('silver', 5, 'silver', '{"uz":"Kumush","ru":"Серебро","en":"Silver"}'),
  ('platinum', 6, 'platinum', '{"uz":"Platina","ru":"Платина","en":"Platinum"}');
insert into stone_shapes (code, position, name) values
  ('round', 1, '{"uz":"Dumaloq","ru":"Круг","en":"Round"}'),
  ('oval', 2, '{"uz":"Oval","ru":"Овал","en":"Oval"}'),
  ('pear', 3, '{"uz":"Tomchi","ru":"Груша","en":"Pear"}'),
  ('cushion', 4, '{"uz":"Yostiq","ru":"Кушон","en":"Cushion"}'),
  ('emerald', 5, '{"uz":"Zumradsimon","ru":"Изумруд","en":"Emerald"}'),
  ('princess', 6, '{"uz":"Malika","ru":"Принцесса","en":"Princess"}'),
  ('marquise', 7, '{"uz":"Markiz","ru":"Маркиз","en":"Marquise"}'),
  ('heart', 8, '{"uz":"Yurak","ru":"Сердце","en":"Heart"}'),
  ('square', 9, '{"uz":"Kvadrat","ru":"Квадрат","en":"Square"}'),
  ('asscher', 10, '{"uz":"Asher","ru":"Ашер","en":"Asscher"}'),
  ('radiant', 11, '{"uz":"Radiant","ru":"Радиант","en":"Radiant"}'),
  ('baguette', 12, '{"uz":"Baget","ru":"Багет","en":"Baguette"}'),
  ('cabochon', 13, '{"uz":"Kaboshon","ru":"Кабошон","en":"Cabochon"}'),
  ('disc', 14, '{"uz":"Disk","ru":"Диск","en":"Disc"}');
insert into occasions (code, position, menu_position, name) values
  ('wedding', 1, 1, '{"uz":"Nikoh toʻyi","ru":"Свадьба","en":"Wedding"}'),
  ('engagement', 2, 2, '{"uz":"Unashtiruv","ru":"Помолвка","en":"Engagement"}'),
  ('newborn', 3, 3, '{"uz":"Beshik toʻyi","ru":"Бешик-туй","en":"Newborn"}'),
  ('mother', 4, 5, '{"uz":"Ona uchun","ru":"Маме","en":"For mother"}'),
  ('march8', 5, 4, '{"uz":"8-mart","ru":"8 Марта","en":"8 March"}'),
  ('hayit', 6, null, '{"uz":"Hayit","ru":"Хайит","en":"Hayit"}'),
  ('navroz', 7, null, '{"uz":"Navroʻz","ru":"Навруз","en":"Navroz"}'),
  ('anniversary', 8, null, '{"uz":"Yubiley","ru":"Годовщина","en":"Anniversary"}'),
  ('birthday', 9, null, '{"uz":"Tugʻilgan kun","ru":"День рождения","en":"Birthday"}'),
  ('first-salary', 10, 6, '{"uz":"Birinchi oylik","ru":"Первая зарплата","en":"First salary"}'),
  ('graduation', 11, null, '{"uz":"Bitiruv","ru":"Выпускной","en":"Graduation"}'),
  ('housewarming', 12, null, '{"uz":"Hovli toʻyi","ru":"Новоселье","en":"Housewarming"}'),
  ('gift', 13, null, '{"uz":"Sovgʻa","ru":"Подарок","en":"Gift"}'),
  ('everyday', 14, null, '{"uz":"Har kunga","ru":"На каждый день","en":"Everyday"}'),
  ('evening', 15, null, '{"uz":"Oqshom uchun","ru":"На вечер","en":"Evening"}'),
  ('kids', 16, null, '{"uz":"Bolaga","ru":"Ребёнку","en":"For a child"}');
insert into styles (code, position, name) values
  ('minimal', 1, '{"uz":"Minimal","ru":"Минимализм","en":"Minimal"}'),
  ('classic', 2, '{"uz":"Klassik","ru":"Классика","en":"Classic"}'),
  ('openwork', 3, '{"uz":"Panjarali","ru":"Ажур","en":"Openwork"}'),
  ('fringe', 4, '{"uz":"Shokilali","ru":"С подвесами","en":"Fringe"}'),
  ('pave', 5, '{"uz":"Pave","ru":"Паве","en":"Pavé"}'),
  ('signet', 6, '{"uz":"Muhr","ru":"Печатка","en":"Signet"}'),
  ('symbol', 7, '{"uz":"Ramziy","ru":"Символ","en":"Symbol"}');
update stone_kinds k set care = told.care from (values
  ('turquoise', '{"uz":"Feruza suv, atir va kremni yoqtirmaydi: eng oxirida taqing.","ru":"Бирюза не любит воду, духи и крем: надевайте последней.","en":"Turquoise dislikes water, perfume and cream: put it on last."}'::jsonb),
  ('emerald', '{"uz":"Zumrad ultratovush bilan tozalanmaydi va qizdirilmaydi: yoriqlarida moy bor.","ru":"Изумруд не чистят ультразвуком и не греют: в трещинах масло.","en":"Keep emerald away from ultrasound and heat: there is oil in its fissures."}'::jsonb),
  ('akoya-pearl', '{"uz":"Marvarid eng oxirida taqiladi va birinchi yechiladi; yumshoq mato bilan arting.","ru":"Жемчуг надевают последним и снимают первым; протирайте мягкой тканью.","en":"Pearls go on last and come off first; wipe them with a soft cloth."}'::jsonb),
  ('opal', '{"uz":"Opal quruq issiqdan qoʻrqadi: oftobda qoldirmang.","ru":"Опал боится сухого жара: не оставляйте на солнце.","en":"Opal fears dry heat: do not leave it in the sun."}'::jsonb),
  ('lapis', '{"uz":"Lojuvardni kislota va maishiy kimyodan asrang.","ru":"Лазурит берегите от кислоты и бытовой химии.","en":"Keep lapis lazuli away from acids and household cleaners."}'::jsonb),
  ('mother-of-pearl', '{"uz":"Sadafni nam mato bilan artish kifoya.","ru":"Перламутр просто протирайте влажной тканью.","en":"Wipe mother-of-pearl with a damp cloth, nothing more."}'::jsonb)
) as told (kind, care) where told.kind = k.kind;

-- A word that rows use and no list has is added under its own code, so that nothing is lost: staff name it.
insert into stone_shapes (code, position, name)
  select shape, 100, jsonb_build_object('uz', shape, 'ru', shape, 'en', shape) from (select distinct shape from stones) used
  on conflict do nothing;
insert into occasions (code, position, name)
  select word, 100, jsonb_build_object('uz', word, 'ru', word, 'en', word)
  from (select distinct unnest(occasions) as word from products) used
  on conflict do nothing;
insert into styles (code, position, name)
  select word, 100, jsonb_build_object('uz', word, 'ru', word, 'en', word)
  from (select distinct unnest(styles) as word from products) used
  on conflict do nothing;

alter table products
  drop constraint products_metal_check,
  add constraint products_metal foreign key (metal) references metals on delete restrict;
alter table stones add constraint stones_shape foreign key (shape) references stone_shapes on delete restrict;
alter table metal_rates
  drop constraint metal_rates_metal_check,
  add constraint metal_rates_metal foreign key (metal) references precious_metals on delete restrict;

-- PostgreSQL has no foreign keys of arrays: these two triggers are that for products.occasions and products.styles. The rows are locked as
-- a foreign key locks them, so that none is deleted while a product begins to use it.
create function require_listed_words() returns trigger language plpgsql as $$
declare
  unlisted text;
begin
  perform from occasions where code = any(new.occasions) order by code for key share;
  perform from styles where code = any(new.styles) order by code for key share;
  select word into unlisted from (
    select unnest(new.occasions) as word except select code from occasions
    union all (select unnest(new.styles) except select code from styles)) unlisted_words limit 1;
  if unlisted is not null then
    raise foreign_key_violation using message = format('%s is no occasion or style of the shop', unlisted);
  end if;
  return null;
end $$;
create trigger products_listed_words after insert or update of occasions, styles on products
  for each row when (new.occasions <> '{}' or new.styles <> '{}') execute function require_listed_words();

create function keep_used_words() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.code = old.code then return null; end if;
  if exists (select from products
      where old.code = any(case tg_table_name when 'occasions' then occasions else styles end)) then
    raise foreign_key_violation using message = format('%s is used by products', old.code);
  end if;
  return null;
end $$;
create trigger occasions_used after update of code or delete on occasions for each row execute function keep_used_words();
create trigger styles_used after update of code or delete on styles for each row execute function keep_used_words();

-- pages that show them are rendered anew when they change (migration 0030)
do $$
declare
  listed text;
begin
  foreach listed in array array['precious_metals', 'metals', 'stone_shapes', 'occasions', 'styles'] loop
    execute format('create trigger %I after insert on %I referencing new table as changed for each statement execute function content_rows_changed(''code'')',
      listed || '_insert', listed);
    execute format('create trigger %I after update on %I referencing old table as earlier new table as changed for each statement execute function content_rows_changed(''code'')',
      listed || '_update', listed);
    execute format('create trigger %I after delete on %I referencing old table as changed for each statement execute function content_rows_changed(''code'')',
      listed || '_delete', listed);
  end loop;
end $$;
