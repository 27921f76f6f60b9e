import type { Queryable } from '@glossa/db/database';
import { first, many, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

const sql = statements<QueryTypes>('videosEncryption', {
  findNextUnencrypted: `SELECT id, file_key AS key FROM video_media WHERE to_seal AND file_key IS NOT NULL AND id > $1 ORDER BY id LIMIT 1`,
  listReplacedFiles: 'SELECT id, open_key AS key FROM video_media WHERE open_key IS NOT NULL LIMIT 100',
});

/** A video's media ID and the storage key of its unencrypted file. */
export interface UnencryptedVideo {
  id: string;
  key: string;
}

const beforeAll = '00000000-0000-0000-0000-000000000000';

/** Finds the first video after the ID `after` that still has to be encrypted. */
export const findNextUnencrypted = (
  db: Queryable,
  after = beforeAll,
): Promise<UnencryptedVideo | undefined> => first(db, sql.findNextUnencrypted, [after]);

/**
 * Points a video to its encrypted file and marks the unencrypted one for removal; returns false if the video's file has
 * changed in the meantime.
 */
export const setEncryptedFile = async (
  db: Queryable,
  { id, key }: UnencryptedVideo,
  encryptedKey: string,
): Promise<boolean> => {
  // Processing may have created a new file in the meantime.
  const { count } = await db.prisma.videoMedia.updateMany({
    where: { id, fileKey: key },
    data: { fileKey: encryptedKey, openKey: key, toSeal: false },
  });
  return count > 0;
};

/** Lists encrypted videos whose unencrypted files still exist. */
export const listReplacedFiles = (db: Queryable): Promise<UnencryptedVideo[]> =>
  many(db, sql.listReplacedFiles, []);

/** Records that a video's unencrypted file has been removed. */
export const clearReplacedFile = async (db: Queryable, { id, key }: UnencryptedVideo): Promise<void> => {
  await db.prisma.videoMedia.updateMany({ where: { id, openKey: key }, data: { openKey: null } });
};
