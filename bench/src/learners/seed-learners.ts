import type { Installation } from '../setup/installation.ts';

/**
 * Creates a school's learners: most are active, a third have the same email domain, and about thirty have additional
 * roles.
 */
export async function seedLearners({ pool }: Installation, count: number): Promise<void> {
  await pool.query(
    `INSERT INTO learner (id, email, username, password_hash, account_type, first_name, last_name, is_active, is_staff,
       can_manage_content, subscription_type, points, created_at)
     SELECT gen_random_uuid(), 'reader' || n || '@' || (CASE WHEN n % 3 = 0 THEN 'school.org' ELSE 'home' || n % 40 || '.test' END),
       ('{anna,ben,chris,dana,emil,fatima,goran,hana,ivan,jan}'::text[])[1 + n % 10] || n,
       '!', (CASE WHEN n % 8 = 0 THEN 'shop_client' ELSE 'learner' END)::account_type,
       ('{Anna,Ben,Chris,Dana,Émile,Fatima,Goran,Hana,Ivan,Jan}'::text[])[1 + n % 10],
       ('{Smith,Müller,García,Novák,Rossi,Dupont,Ivanova,Kim,Nguyen,Okafor}'::text[])[1 + abs(hashint4(n)) % 10] || ' '
         || substr(md5(n::text), 1, 4),
       n % 20 <> 0, n % 5000 = 1, n % 7000 = 2,
       (CASE WHEN n % 10 < 7 THEN 'Basic' WHEN n % 10 < 9 THEN 'Pro' ELSE 'Ultimate' END)::subscription_type,
       abs(hashint4(n + 1)) % 20000, now() - n * interval '1 minute'
     FROM generate_series(1, $1::int) n`,
    [count],
  );
  await pool.query('VACUUM ANALYZE');
}
