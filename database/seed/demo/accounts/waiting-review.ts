import type { ClientBase } from 'pg';
import type { TashkentDay } from '#domain/units/tashkent-day.ts';
import { authorName } from '#domain/review/author-name.ts';

/** The review's text by the language of the order. */
const texts = {
  ru: 'Подарила сестре, носит не снимая. Застёжка держит крепко, вес совпал с биркой.',
  uz: 'Opamga sovgʻa qildim, yechmay taqib yuribdi. Ilgagi mahkam, vazni yorliqdagidek chiqdi.',
  en: 'A gift for my sister, who has not taken it off since. The clasp is firm and the weight is as on the tag.',
};

interface Bought {
  lineId: number;
  productId: number;
  name: string;
  language: keyof typeof texts;
}

/** Adds a review of yesterday that has not been moderated, of the latest piece that was handed over to an account. */
export async function addWaitingReview(client: ClientBase, today: TashkentDay): Promise<void> {
  const { rows } = await client.query<Bought>(
    `select l.id::integer as "lineId", i.product_id::integer as "productId", o.contact_name as name, o.language
     from orders o join order_lines l on l.order_id = o.id and l.released_at is null join product_items i on i.id = l.item_id
     join order_events e on e.order_id = o.id and e.to_state = 'DELIVERED'
     where o.user_id is not null and o.order_state = 'DELIVERED' and o.channel = 'SITE' and i.product_item_state = 'SOLD'
       and o.language in ('ru', 'uz', 'en') and e.at < $1::date - 3 and not exists (select from reviews r where r.order_line_id = l.id)
     order by e.at desc, l.id limit 1`,
    [today],
  );
  const [bought] = rows;
  // a demo whose history is shorter
  if (bought === undefined) return;
  const { lineId, productId, name, language } = bought;
  await client.query(
    `with written as (
       insert into reviews (order_line_id, product_id, rating, body, author_name, language, review_state, revision, created_at, written_at)
       select $1, $2, 5, $3, $4, $5, 'PENDING', 1, at, at from (select ($6::date - 1 + time '19:20') at time zone 'Asia/Tashkent' as at) yesterday
       returning id, written_at)
     insert into review_events (review_id, at, actor, to_state) select id, written_at, 'AUTHOR', 'PENDING' from written`,
    [lineId, productId, texts[language], authorName(name), language, today],
  );
}
