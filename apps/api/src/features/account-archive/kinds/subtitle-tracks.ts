import { cursorRows } from '@glossa/db/cursor-rows';
import { statements } from '@glossa/db/statements';
import { archiveFailure } from '@glossa/formats/archive/archive-failure';
import { SubtitleTrack } from '@glossa/formats/archive/records/videos';
import { srtCue } from '@glossa/language/srt-cue';

import { kind, type ContentFile, type Source } from './kind.ts';
import type { QueryTypes } from './subtitle-tracks.types.ts';

const ofLearner = `k.id IN (
  SELECT track_id FROM video WHERE owner_id = $1 AND status = 'ready' AND track_id IS NOT NULL AND purchase_id IS NULL
  UNION SELECT second_track_id FROM video
    WHERE owner_id = $1 AND status = 'ready' AND track_id IS NOT NULL AND purchase_id IS NULL AND second_track_id IS NOT NULL)`;

export const sql = statements<QueryTypes>('accountArchiveKindsSubtitleTracks', {
  listTracks: `SELECT k.id FROM subtitle_track k WHERE ${ofLearner} ORDER BY k.id`,
  listCues:
    'SELECT seq, starts AS start, ends AS end, text FROM subtitle_cue WHERE track_id = $1 ORDER BY seq',
});

type CueRow = QueryTypes['listCues']['row'];

async function* cuesOf(
  { tx }: Source,
  trackId: string,
  line: (cue: CueRow) => string,
): AsyncGenerator<string> {
  for await (const cue of cursorRows(tx, sql.listCues, [trackId])) yield line(cue);
}

/** Yields the cues of each track twice: as JSON Lines for the import, and as SRT for other programs. */
async function* contents(source: Source): AsyncGenerator<ContentFile> {
  for await (const { id } of cursorRows(source.tx, sql.listTracks, [source.learnerId])) {
    const json = ({ start, end, text }: CueRow) => `${JSON.stringify({ start, end, text })}\n`;
    yield { name: `subtitles/${id}.jsonl`, content: cuesOf(source, id, json) };
    yield { name: `subtitles/${id}.srt`, content: cuesOf(source, id, srtCue) };
  }
}

/** Subtitle tracks of the videos. They are written together with their videos. */
export const subtitleTracks = kind({
  name: 'subtitle_tracks',
  tables: ['subtitle_track', 'subtitle_cue'],
  schema: SubtitleTrack,
  plainLanguage: true,
  select: `SELECT k.id, k.language, k.origin, 'subtitles/' || k.id || '.jsonl' AS cues
    FROM subtitle_track k WHERE ${ofLearner} ORDER BY k.created_at, k.id`,
  contents,
  check: ({ id, cues }, seen) => {
    if (seen.tracks.has(id)) throw archiveFailure('archive_invalid', `track ${id} twice`);
    seen.tracks.add(id);
    seen.addCues(cues);
  },
  write: async (records, run) => {
    for (const { id, language, origin, cues } of records) run.tracks.set(id, { language, origin, cues });
  },
});
