import type { Installation } from '../setup/installation.ts';

/**
 * Creates learners who joined over a number of days, each with some streaks since then. A tenth of them also have daily
 * activity. Then recalculates the site's metrics, which triggers would otherwise have maintained.
 */
export async function seedActivity({ pool }: Installation, learners: number, days: number): Promise<void> {
  for (const trigger of ['streak DISABLE TRIGGER streak_followed', 'learner DISABLE TRIGGER learner_counted'])
    await pool.query(`ALTER TABLE ${trigger}`);
  await pool.query(
    `INSERT INTO learner (id, email, username, password_hash, account_type, created_at)
     SELECT gen_random_uuid(), 'l' || n || '@example.test', 'l' || n, '!', 'learner',
       now() - (n % $2::int) * interval '1 day' FROM generate_series(1, $1::int) n`,
    [learners, days],
  );
  // Each learner studies on one to four days out of every ten.
  await pool.query(
    `INSERT INTO streak (learner_id, first_day, last_day)
     SELECT l.id, day::date, day::date + (hashtext(l.username || day) & 3)
     FROM learner l, generate_series(l.created_at::date, now()::date - 5, '10 days') day WHERE l.username LIKE 'l%'`,
  );
  await pool.query('ALTER TABLE activity_day DISABLE TRIGGER USER');
  await pool.query(
    `INSERT INTO activity_day (learner_id, language, day, words_read, pages_read, reading_seconds, words_started)
     SELECT s.learner_id, 9, day::date, 400, 5, 900, 7 FROM streak s, generate_series(s.first_day, s.last_day, '1 day') day
     WHERE hashtext(s.learner_id::text) % 10 = 0`,
  );
  await pool.query('ALTER TABLE activity_day ENABLE TRIGGER USER');
  for (const trigger of ['streak ENABLE TRIGGER streak_followed', 'learner ENABLE TRIGGER learner_counted'])
    await pool.query(`ALTER TABLE ${trigger}`);
}

/** Adds audit log entries for twenty users. */
export async function seedAuditEntries({ pool }: Installation, count: number): Promise<void> {
  await pool.query(
    `WITH people AS (SELECT array_agg(id) AS ids FROM (SELECT id FROM learner ORDER BY id LIMIT 20) few)
     INSERT INTO audit_entry (id, actor_id, actor_name, action, target_kind, target_id, reason, detail, created_at)
     SELECT gen_random_uuid(), ids[1 + n % 20], 'Person ' || n % 20,
       ('{content.publish,content.change,order.refund,tier.change,task.retry}'::text[])[1 + n % 5],
       ('{ebook,video,order,tier,task}'::text[])[1 + n % 5], md5(n::text),
       CASE WHEN n % 5 = 2 THEN 'Reason ' || md5(n::text) ELSE '' END,
       json_build_object('title', 'Title ' || substr(md5(n::text), 1, 8)), now() - n * interval '1 minute'
     FROM people, generate_series(1, $1::int) n`,
    [count],
  );
}
