import { linkSync } from "node:fs";
import { join } from "node:path";
import type { Sql } from "postgres";

/** Generated family. `wishes` contains the IDs of wishes without a purchase. */
export type BenchFamily = {
  familyUrl: string;
  familyId: string;
  userId: string;
  kidId: string;
  wishes: string[];
};

/** Kind of generated family. `bought` is the number of purchased wishes. Each purchase has a thank-you. */
type Kind = { prefix: string; wishes: number; bought: number };

/** Family with a full wishlist, used to measure speed. */
export const FULL_WISHLIST_FAMILY: Kind = { prefix: "full", wishes: 20, bought: 4 };
/** Average family, used to measure databases of different sizes. */
export const AVERAGE_FAMILY: Kind = { prefix: "usual", wishes: 8, bought: 2 };

/** Numbers of payment links, updates and contributions per kid, which are the same for every kind of family. */
const LINKS = 3;
const UPDATES = 2;
const GIFTS = 6;

const FAMILIES_PER_TRANSACTION = 10_000;

const WISH_NAMES =
  "a wooden railway,watercolours,a book about whales,roller skates,a telescope,a drum kit,swimming lessons,a chess set,a kite,rain boots,a science kit,climbing shoes";
const TEXT =
  "It has been on the list since the summer. Any colour is fine, blue is the favourite. The small size fits best. We would share it with the cousins. A used one is just as welcome. Grandma saw it in the shop near the station. It should be easy to clean. There is a set with everything that is needed. The one of last year has worn out. It would go well with the birthday. Please ask us before you order. It is for the time after school. ";

/**
 * SQL functions for the generated rows. `row_id` computes an ID in the product's format, a UUID version 7, from a
 * family's number. IDs have the order of the families. Every statement can compute the IDs of any table. The functions
 * are temporary. Each function is a single expression, so that PostgreSQL inlines it.
 */
const FUNCTIONS = `
  create or replace function pg_temp.row_id(kind text, family int, n int) returns uuid
  language sql immutable as $$
    select (lpad(to_hex(1700000000000 + family * 1000::bigint + n), 12, '0') || '7'
      || substr(md5(kind || family::text || '-' || n::text), 1, 3) || '8'
      || substr(md5(kind || family::text || '-' || n::text), 4, 15))::uuid $$;
  create or replace function pg_temp.thing(n int) returns text language sql immutable as $$
    select (string_to_array('${WISH_NAMES}', ','))[1 + abs(n % 12)] $$;
  create or replace function pg_temp.words(n int, length int) returns text language sql immutable as $$
    select substr('${TEXT.repeat(2)}', 1 + abs(n % ${TEXT.length}), length) $$;`;

/** Inserts the families numbered `from` to `to` with triggers disabled. Then runs VACUUM (ANALYZE). */
export async function insertFamilies(sql: Sql, kind: Kind, from: number, to: number) {
  await sql.unsafe(FUNCTIONS);
  await sql.unsafe("set session_replication_role = replica; set synchronous_commit = off");
  for (let first = from; first <= to; first += FAMILIES_PER_TRANSACTION) {
    await addBatch(sql, kind, first, Math.min(to, first + FAMILIES_PER_TRANSACTION - 1));
  }
  await sql.unsafe("reset session_replication_role; reset synchronous_commit");
  await sql.unsafe("vacuum (analyze)");
}

/** Inserts the rows of families. The rows of one kid are stored far apart, as after years of use. */
async function addBatch(sql: Sql, kind: Kind, first: number, last: number): Promise<void> {
  const { prefix, wishes, bought } = kind;
  const families = `generate_series(${first}, ${last}) f`;
  const each = (count: number) => `generate_series(1, ${count}) n, ${families} order by n, f`;
  const id = (of: string, n = "n") => `pg_temp.row_id('${prefix}-${of}', f, ${n})`;
  const hash = "hashint4(f * 31 + n)";
  await sql.begin((tx) =>
    tx.unsafe(`
    insert into users (id, first_name, last_name, email)
    select ${id("user", "0")}, 'Ana', 'Family ' || f, '${prefix}-' || f || '@example.com' from ${families};

    insert into families (id, subscription_plan, subscription_status, current_period_end, referral_code)
    select ${id("family", "0")}, 'premium', 'active', now() + interval '1 year', '${prefix}-' || f from ${families};

    insert into family_members (family_id, user_id, role)
    select ${id("family", "0")}, ${id("user", "0")}, 'owner' from ${families};

    insert into family_addresses (address, family_id, is_current)
    select '${prefix}-' || f, ${id("family", "0")}, true from ${families};

    insert into kids (id, family_id, first_name, birthday_month, birthday_day, grade, school_type, bio)
    select ${id("kid", "0")}, ${id("family", "0")}, 'Emma', 1 + f % 12, 1 + f / 12 % 28, '3rd grade', 'Public',
      pg_temp.words(f, 180) from ${families};

    insert into wishlist_items (id, kid_id, name, url, price, description, priority)
    select ${id("wish")}, ${id("kid", "0")}, initcap(pg_temp.thing(${hash})) || ' ' || n,
      'https://shop.example/things/' || md5(f || '-' || n), '$' || (10 + n * 3),
      pg_temp.words(${hash}, 230), (array['low', 'medium', 'high'])[1 + n % 3]
    from ${each(wishes)};

    insert into purchases (id, item_id, giver_name, is_anonymous, purchased_at)
    select ${id("purchase")}, ${id("wish")}, 'Uncle ' || n, false, now() - n * interval '7 days'
    from ${each(bought)};

    insert into thank_yous (id, kid_id, purchase_id, contributor_name, contribution_type, gift_label,
      contributed_at, status, sent_at)
    select ${id("thanks")}, ${id("kid", "0")}, ${id("purchase")}, 'Uncle ' || n, 'wishlist', 'A gift',
      now() - n * interval '7 days', 'thanked', now() - n * interval '6 days'
    from ${each(bought)};

    insert into payment_links (id, kid_id, type, label, url, description)
    select ${id("link")}, ${id("kid", "0")}, (array['529', 'venmo', 'other'])[1 + n % 3],
      'College and more ' || n, 'https://pay.example/' || md5(f || '/' || n), pg_temp.words(f + n, 50)
    from ${each(LINKS)};

    insert into updates (id, kid_id, title, content, created_at)
    select ${id("update")}, ${id("kid", "0")}, 'News number ' || n, pg_temp.words(f + n, 280),
      now() - n * interval '9 days'
    from ${each(UPDATES)};

    insert into contributions (id, kid_id, contributor_name, is_anonymous, amount_cents, type, status, contributed_at)
    select ${id("gift")}, ${id("kid", "0")}, 'Aunt ' || n, false, 1000 + n * 500, 'other',
      'confirmed', now() - n * interval '5 days'
    from ${each(GIFTS)};`),
  );
}

/** Returns up to `count` random families with numbers from `from` to `to`, in random order. */
export async function readFamilies(
  sql: Sql,
  { prefix }: Kind,
  from: number,
  to: number,
  count: number,
): Promise<BenchFamily[]> {
  const numbers = new Set<number>();
  const wanted = Math.min(count, to - from + 1);
  while (numbers.size < wanted) numbers.add(from + Math.floor(Math.random() * (to - from + 1)));
  const familyUrls = [...numbers].map((number) => `${prefix}-${number}`);
  const found = await sql<BenchFamily[]>`
    select address as "familyUrl", family_id as "familyId", user_id as "userId", kids.id as "kidId", array(
      select id from wishlist_items item where item.kid_id = kids.id
      and not exists (select 1 from purchases where item_id = item.id)
    ) as wishes
    from family_addresses join kids using (family_id) join family_members using (family_id) where address = any (${familyUrls})`;
  return found.sort(() => Math.random() - 0.5);
}

const createAvatarKey = ({ familyUrl }: Pick<BenchFamily, "familyUrl">): string =>
  `generated-avatar-${familyUrl}.webp`;

export const createAvatarPath = (family: Pick<BenchFamily, "familyUrl">): string =>
  `/media/${createAvatarKey(family)}`;

/** Stores an avatar for each kid, with triggers disabled. Requires that no API process has cached the kids' hubs. */
export async function addAvatars(
  sql: Sql,
  storageDir: string,
  families: readonly BenchFamily[],
): Promise<void> {
  const [picture] = await sql<{ key: string; bytes: number }[]>`
    select storage_key as key, bytes from pictures order by bytes desc nulls last limit 1`;
  if (!picture) throw new Error("The seeded family has no picture.");
  const rows = families.map((family) => ({ ...family, key: createAvatarKey(family) }));
  for (const { key } of rows) linkSync(join(storageDir, picture.key), join(storageDir, key));
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`
      with stored as (
        insert into pictures (id, family_id, storage_key, width, height, bytes)
        select gen_random_uuid(), family_id, key, 512, 512, ${picture.bytes}
        from unnest(${rows.map(({ familyId }) => familyId)}::uuid[], ${rows.map(({ key }) => key)}::text[])
          rows (family_id, key)
        returning id, family_id
      )
      update kids set avatar_id = stored.id from stored where kids.family_id = stored.family_id`;
  });
}

/** Creates and fills the minimal comparison servers' tables: the responses in `answers`, and `gifts` rows to update. */
export async function createBaselineTables(
  sql: Sql,
  answers: string[],
  gifts: number,
): Promise<void> {
  await sql.unsafe(`
    create schema if not exists bench_bare;
    create table if not exists bench_bare.json (id int primary key, body text not null);
    create table if not exists bench_bare.gift (id int primary key, is_bought boolean not null default false);
    create table if not exists bench_bare.bought (
      id bigserial primary key, gift_id int not null, giver text not null, at timestamptz not null default now());
    truncate bench_bare.json, bench_bare.gift, bench_bare.bought`);
  await sql`insert into bench_bare.json (id, body)
    select n - 1, body from unnest(${answers}::text[]) with ordinality x (body, n)`;
  await sql`insert into bench_bare.gift (id) select n - 1 from generate_series(1, ${gifts}::int) n`;
  await sql.unsafe("vacuum (analyze)");
}
