import type { Installation } from '../setup/installation.ts';

/** Adds orders by two thousand users, each with one product. Most of them are paid. */
export async function seedOrders({ pool }: Installation, count: number): Promise<void> {
  await pool.query(
    `INSERT INTO learner (id, email, username, password_hash)
     SELECT gen_random_uuid(), 'buyer' || n || '@example.test', 'buyer' || n, '!' FROM generate_series(1, 2000) n`,
  );
  await pool.query(
    `WITH people AS (SELECT array_agg(id) AS ids FROM learner WHERE username LIKE 'buyer%')
     INSERT INTO shop_order (id, number, buyer_id, buyer_name, buyer_email, idempotency_key, content_hash, status, currency,
       subtotal, total, created_at, completed_at)
     SELECT gen_random_uuid(), CASE WHEN n % 10 < 8 THEN n END, ids[1 + n % 2000], 'Person ' || substr(md5(n::text), 1, 6),
       'buyer' || 1 + n % 2000 || '@example.test', n::text, sha256(n::text::bytea),
       (CASE WHEN n % 10 < 7 THEN 'completed' WHEN n % 10 = 7 THEN 'refunded' ELSE 'cancelled' END)::order_status, 'USD',
       500, 500, now() - n * interval '1 minute', CASE WHEN n % 10 < 8 THEN now() END
     FROM people, generate_series(1, $1::int) n`,
    [count],
  );
  await pool.query(
    `WITH things AS (SELECT id, kind, title, author, row_number() OVER (ORDER BY published_at) AS at FROM product),
     numbered AS (SELECT id, row_number() OVER () AS at FROM shop_order)
     INSERT INTO order_item (id, order_id, seq, product_id, kind, title, author, is_free, base_price, price)
     SELECT gen_random_uuid(), o.id, 1, p.id, p.kind, p.title, p.author, false, 500, 500
     FROM numbered o JOIN things p ON p.at = 1 + o.at % (SELECT count(*) FROM things)`,
  );
  await pool.query('VACUUM ANALYZE');
}
