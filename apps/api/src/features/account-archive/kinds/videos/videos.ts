import { archiveFailure } from '@glossa/formats/archive/archive-failure';
import { LibraryVideo, VideoView } from '@glossa/formats/archive/records/videos';

import { writeVideo } from './write-video.ts';
import { defineKind } from '../kind.ts';
import * as queries from './queries.ts';

/** Ready videos with files, subtitles, tags and positions, but without their shop data. */
export const videos = defineKind({
  name: 'videos',
  tables: ['video', 'video_media', 'video_tag'],
  schema: LibraryVideo,
  select: queries.sql.selectVideos,
  media: queries.sql.mediaVideos,
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
  batchSize: 1,
  check: (video, references) => {
    if (references.videos.has(video.id))
      throw archiveFailure('archive_invalid', `duplicate video ${video.id}`);
    references.videos.add(video.id);
    for (const track of [video.track, video.second_track])
      if (track !== null && !references.tracks.has(track))
        throw archiveFailure('archive_invalid', `unknown track ${track}`);
    if ((video.file === null) === (video.video_url === ''))
      throw archiveFailure('archive_invalid', `video ${video.id} does not have exactly one source`);
    references.addMedia(video.file, 'video');
    references.addMedia(video.poster, 'picture');
    references.addEntry([video.video_url, video.title, video.source_name], video.created_at);
  },
  write: async (records, context) => {
    for (const record of records) await writeVideo(record, context);
  },
});

/** Times at which the learner's own videos were watched. */
export const viewings = defineKind({
  name: 'viewings',
  tables: ['video_viewing'],
  schema: VideoView,
  select: queries.sql.selectViewings,
  check: ({ video }, references) => {
    if (!references.videos.has(video))
      throw archiveFailure('archive_invalid', `viewing of an unknown video ${video}`);
  },
  write: (records, context) =>
    context.commit('viewings', (tx) => {
      const rows = records.map(({ video, viewed_at }) => ({ video: context.videos.get(video), viewed_at }));
      return queries.insertViewings(tx, context.learnerId, rows);
    }),
});
