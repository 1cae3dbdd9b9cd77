import type { Db, ReadDb } from '#database/connect.ts';
import type { MadeProduct } from './plan-product.ts';
import { selectKnownProducts, selectTakenSlugs } from './queries-known.ts';
import { insertProducts, queueRepricing, updateProducts } from './queries-write.ts';

// Reads and writes a single product by the same statements as the rows of a file.

export async function findProduct(db: ReadDb, artikul: string): Promise<MadeProduct | undefined> {
  const [known] = await selectKnownProducts(db, [artikul]);
  return known;
}

/** Returns the id of the new product. */
export async function addProduct(db: Db, made: MadeProduct): Promise<number> {
  const id = (await insertProducts(db, [made])).get(made.artikul);
  if (id === undefined) throw new Error(`${made.artikul} was added without an id`);
  return id;
}

/** Updates an existing product; its former addresses are stored by the database. */
export async function saveProduct(
  db: Db,
  { known, made }: { known: MadeProduct; made: MadeProduct },
): Promise<void> {
  await updateProducts(db, [made]);
  const { id } = known;
  if (id !== null && (known.metal !== made.metal || known.make !== made.make)) await queueRepricing(db, [id]);
}

/** Returns the first of these addresses that another product has in that language, or had in any language. */
export async function findTakenAddress(
  db: ReadDb,
  wanted: readonly { language: 'uz' | 'ru' | 'en'; slug: string }[],
  productId: number | null,
): Promise<{ language: 'uz' | 'ru' | 'en'; slug: string } | undefined> {
  if (wanted.length === 0) return undefined;
  const owners = await selectTakenSlugs(
    db,
    wanted.map(({ slug }) => slug),
  );
  return wanted.find(({ language, slug }) =>
    owners.some(
      (owner) =>
        owner.slug === slug &&
        owner.product_id !== productId &&
        (owner.language === language || owner.language === 'old'),
    ),
  );
}
