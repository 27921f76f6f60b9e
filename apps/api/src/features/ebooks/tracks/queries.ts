import type { Queryable, Transaction } from '@glossa/db/database';
import { first, many, run, statements } from '@glossa/db/statements';
import type { Mp3 } from '@glossa/formats/mp3/read-mp3';

import { isTrackSql } from '#domain/shop/products/queries.ts';
import type { QueryTypes } from './queries.types.ts';

const columns = `f.id, f.title, f.name, f.bytes::float8 AS bytes, f.duration, f.seq`;

const sql = statements<QueryTypes>('ebooksTracks', {
  list: `SELECT ${columns} FROM product_file f WHERE f.product_id = $1 AND ${isTrackSql('f')} ORDER BY f.seq, f.id`,
  find: `SELECT ${columns}, f.key FROM product_file f WHERE f.product_id = $1 AND f.id = $2 AND ${isTrackSql('f')}`,
  attach: `UPDATE product_file SET product_id = $2, title = $3, duration = $4, sound_start = $5, sound_end = $6, seq = coalesce($7::int,
     (SELECT max(f.seq) + 1 FROM product_file f WHERE f.product_id = $2 AND f.role = 'track'), 0) WHERE id = $1`,
  arrange: `UPDATE product_file f SET seq = g.seq - 1, title = g.title
   FROM unnest($2::uuid[], $3::text[]) WITH ORDINALITY AS g (id, title, seq) WHERE f.id = g.id AND f.product_id = $1`,
  updateCourse: `UPDATE product SET updated_at = now(), sampled_at = CASE WHEN $2::bool THEN NULL ELSE sampled_at END,
     duration = (SELECT sum(f.duration) FROM product_file f WHERE f.product_id = $1 AND ${isTrackSql('f')}) WHERE id = $1`,
});

export interface TrackRow {
  id: string;
  title: string;
  name: string;
  bytes: number;
  /** Duration in milliseconds. */
  duration: number | null;
  seq: number;
}

/** Lists the tracks of an audio course in order. */
export const listTracks = (db: Queryable, courseId: string): Promise<TrackRow[]> =>
  many(db, sql.list, [courseId]);

/** Finds a track on sale with its storage key. */
export const findTrack = (
  db: Queryable,
  courseId: string,
  id: string,
): Promise<(TrackRow & { key: string }) | undefined> => first(db, sql.find, [courseId, id]);

/** Attaches a stored file to a locked course as a track, in the position of the track it replaces or at the end. */
export async function attachTrack(
  tx: Transaction,
  courseId: string,
  { id, title, sound, replaced }: { id: string; title: string; sound: Mp3; replaced: TrackRow | undefined },
): Promise<void> {
  if (replaced)
    await tx.prisma.productFile.updateMany({
      where: { id: replaced.id },
      data: { replacedAt: new Date() },
    });
  const { milliseconds, start, end } = sound;
  await run(tx, sql.attach, [id, courseId, title, milliseconds, start, end, replaced?.seq ?? null]);
  // Listeners of the replaced track resume with the new recording.
  if (replaced)
    await tx.prisma.purchase.updateMany({ where: { heardFileId: replaced.id }, data: { heardFileId: id } });
}

/** Sets the order and titles of a locked course's tracks. */
export const arrangeTracks = (
  tx: Transaction,
  courseId: string,
  tracks: readonly { id: string; title: string }[],
): Promise<number> =>
  run(tx, sql.arrange, [courseId, tracks.map(({ id }) => id), tracks.map(({ title }) => title)]);

/** Withdraws a track from sale. */
export const withdrawTrack = async (tx: Transaction, id: string): Promise<void> => {
  await tx.prisma.productFile.updateMany({ where: { id }, data: { withdrawnAt: new Date() } });
};

/** Updates a course's duration, and resets its sample if its first track differs from that in `before`. */
export async function updateCourse(
  tx: Transaction,
  courseId: string,
  before: readonly TrackRow[],
): Promise<void> {
  const [track] = await listTracks(tx, courseId);
  await run(tx, sql.updateCourse, [courseId, track?.id !== before[0]?.id]);
}
