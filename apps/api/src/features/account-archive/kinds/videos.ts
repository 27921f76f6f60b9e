import { archiveFailure } from '@glossa/formats/archive/archive-failure';
import { LibraryVideo, Viewing } from '@glossa/formats/archive/records/videos';
import { run, statements } from '@glossa/db/statements';

import { writeVideo } from '../write-video.ts';
import { kind } from './kind.ts';
import type { QueryTypes } from './videos.types.ts';

// Videos from purchases are excluded.
const ready = `v.status = 'ready' AND v.track_id IS NOT NULL AND v.purchase_id IS NULL`;
const pictureName = `'posters/' || v.id || substring(m.poster_key FROM '\\.\\w+$')`;

export const sql = statements<QueryTypes>('accountArchiveKindsVideos', {
  insertViewings: `INSERT INTO video_viewing (video_id, viewer_id, viewed_at)
   SELECT r.video, $1, r.viewed_at FROM jsonb_to_recordset($2::jsonb) AS r(video uuid, viewed_at timestamptz)
   WHERE NOT EXISTS (SELECT 1 FROM video_viewing o WHERE o.video_id = r.video AND o.viewer_id = $1
     AND o.viewed_at >= r.viewed_at AND o.viewed_at < r.viewed_at + interval '1 millisecond')`,
});

/** Ready videos with files, subtitles, tags and positions, but without their shop data. */
export const videos = kind({
  name: 'videos',
  tables: ['video', 'video_media', 'video_tag'],
  schema: LibraryVideo,
  select: `SELECT v.id, v.language, v.title, v.description, v.author, v.category, v.difficulty,
      ARRAY(SELECT g.name::text FROM video_tag vt JOIN tag g ON g.id = vt.tag_id
        WHERE vt.video_id = v.id ORDER BY g.name) AS tags,
      CASE WHEN m.file_key IS NOT NULL THEN 'videos/' || v.id || '.mp4' END AS file,
      CASE WHEN m.poster_key IS NOT NULL THEN ${pictureName} END AS poster,
      m.video_url, m.source_name, m.duration, v.quality, v.track_id AS track, v.second_track_id AS second_track, v.shift,
      v.second_shift, v.position, v.last_watched_at, v.counted_at, v.is_archived, v.is_deleted, v.created_at
    FROM video v JOIN video_media m ON m.id = v.media_id WHERE v.owner_id = $1 AND ${ready}
    ORDER BY v.created_at, v.id`,
  media: `SELECT 'videos/' || v.id || '.mp4' AS name, m.file_key AS key
      FROM video v JOIN video_media m ON m.id = v.media_id WHERE v.owner_id = $1 AND ${ready} AND m.file_key IS NOT NULL
    UNION ALL
    SELECT ${pictureName}, m.poster_key
      FROM video v JOIN video_media m ON m.id = v.media_id WHERE v.owner_id = $1 AND ${ready} AND m.poster_key IS NOT NULL`,
  sheet: [
    'id',
    'language',
    'title',
    'description',
    'author',
    'category',
    'difficulty',
    'tags',
    'file',
    'video_url',
    'duration',
    'position',
    'is_archived',
    'is_deleted',
    'last_watched_at',
    'created_at',
  ],
  batch: 1,
  check: (video, seen) => {
    if (seen.videos.has(video.id)) throw archiveFailure('archive_invalid', `video ${video.id} twice`);
    seen.videos.add(video.id);
    for (const track of [video.track, video.second_track])
      if (track !== null && !seen.tracks.has(track))
        throw archiveFailure('archive_invalid', `no track ${track}`);
    if ((video.file === null) === (video.video_url === ''))
      throw archiveFailure('archive_invalid', `video ${video.id} has not one source`);
    seen.addMedia(video.file, 'video');
    seen.addMedia(video.poster, 'picture');
    seen.addTwin([video.video_url, video.title, video.source_name], video.created_at);
  },
  write: async (records, importRun) => {
    for (const record of records) await writeVideo(record, importRun);
  },
});

/** Times at which the learner's own videos were watched. */
export const viewings = kind({
  name: 'viewings',
  tables: ['video_viewing'],
  schema: Viewing,
  select: `SELECT s.video_id AS video, s.viewed_at FROM video_viewing s JOIN video v ON v.id = s.video_id
    WHERE s.viewer_id = $1 AND v.owner_id = $1 AND ${ready} ORDER BY s.viewed_at, s.video_id`,
  check: ({ video }, seen) => {
    if (!seen.videos.has(video))
      throw archiveFailure('archive_invalid', `viewing of an unknown video ${video}`);
  },
  write: (records, importRun) =>
    importRun.commit('viewings', (tx) => {
      const rows = records.map(({ video, viewed_at }) => ({ video: importRun.videos.get(video), viewed_at }));
      return run(tx, sql.insertViewings, [importRun.learnerId, JSON.stringify(rows)]);
    }),
});
