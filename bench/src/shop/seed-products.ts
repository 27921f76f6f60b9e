import type { Installation } from '../setup/installation.ts';

/** Fills the shop with products of all types in twelve languages, with documents from the library. */
export async function seedProducts({ pool }: Installation, count: number): Promise<void> {
  await pool.query(
    `WITH documents AS (SELECT array_agg(id ORDER BY word_count DESC) AS ids FROM document WHERE status = 'ready')
     INSERT INTO product (id, kind, status, title, author, language, difficulty, category, preview_text, price, is_free,
       discount_percentage, published_at, created_at, sales_count, rating_sum, rating_count, document_id)
     SELECT gen_random_uuid(),
       (CASE WHEN n * 7 % 100 < 60 THEN 'text' WHEN n * 7 % 100 < 85 THEN 'video' WHEN n * 7 % 100 < 95 THEN 'audio' ELSE 'bundle' END)::product_kind,
       'published',
       ('{The Harbour of,Silent Garden of,A Winter in,Night Train to,Letters from,The Clockmaker of,Small Stories from,History of,Café in,Learning}'::text[])[1 + n % 10]
         || ' ' || ('{Lisbon,Kyoto,Oslo,Prague,the North,the River,Tomorrow,Autumn,the Island,Fire}'::text[])[1 + hashint4(n) % 10 + 9 * (hashint4(n) % 10 < 0)::int]
         || ' ' || substr(md5((n / 3)::text), 1, 5),
       ('{Ada,Grace,Émile,Jorge,Haruki}'::text[])[1 + n % 5] || ' ' || substr(md5((n % 3000)::text), 1, 6),
       ('{4,5,6,7,8,9,10,1,2,3,12,21}'::int[])[1 + abs(hashint4(n + 1)) % 12],
       ('{beginner,intermediate,advanced}'::difficulty[])[1 + abs(hashint4(n + 2)) % 3],
       ('{Fiction,Non-Fiction,Educational,Language Learning,Business,Technology,Science,History,Biography}'::text[])[1 + abs(hashint4(n + 3)) % 9],
       repeat('Call me Ishmael. ', 58), abs(hashint4(n + 4)) % 5000, n % 9 = 0, CASE WHEN n % 7 = 0 THEN 20 ELSE 0 END,
       now() - n * interval '1 minute', now() - n * interval '1 minute', abs(hashint4(n + 5)) % 500, (n % 4) * 4, n % 4,
       ids[1 + n % array_length(ids, 1)]
     FROM documents, generate_series(1, $1::int) n`,
    [count],
  );
  await pool.query('VACUUM ANALYZE');
}
