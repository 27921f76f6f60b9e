import { readdirSync } from 'node:fs';
import path from 'node:path';

import { processesIn } from '../video/processes-in.ts';
import type { Scene } from './scene.ts';

const filesBelow = (folder: string): string[] => {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? [path.join(path.relative(folder, entry.parentPath), entry.name)] : [],
    );
  } catch {
    return [];
  }
};

/** Returns leftover and missing data after a video has become ready or failed. */
export async function findLeftovers(
  { installation, learner }: Scene,
  videoId: string,
  tasks: number,
): Promise<string[]> {
  const { folder, pool } = installation;
  const { rows } = await pool.query<{
    status: string;
    media: string;
    finished: number;
    open: number;
    wrong: number;
  }>(
    `SELECT v.status, v.media_id AS media,
       (SELECT count(*)::int FROM task WHERE result->>'video_id' = v.id::text AND finished_at IS NOT NULL) AS finished,
       (SELECT count(*)::int FROM task WHERE result->>'video_id' = v.id::text AND finished_at IS NULL) AS open,
       recount_learner($2) AS wrong
     FROM video v WHERE v.id = $1`,
    [videoId, learner.id],
  );
  const [row] = rows;
  if (!row) return ['no row'];
  const expectedNames = row.status === 'ready' ? ['poster.jpg', 'video.mp4'] : ['source'];
  const files = filesBelow(path.join(folder, 'files'));
  const expected = expectedNames.map((name) => path.join('videos', row.media, name));
  return [
    ...files.filter((file) => !expected.includes(file)).map((file) => `files/${file}`),
    ...expected.filter((file) => !files.includes(file)).map((file) => `no files/${file}`),
    ...['work', 'uploads', 'drafts'].flatMap((name) =>
      filesBelow(path.join(folder, name)).map((file) => `${name}/${file}`),
    ),
    ...processesIn(path.join(folder, 'work')).map(({ pid }) => `process ${pid}`),
    ...(row.finished === tasks && row.open === 0 ? [] : [`${row.finished} tasks ended, ${row.open} open`]),
    ...(row.wrong === 0 ? [] : [`${row.wrong} counts wrong`]),
  ];
}
