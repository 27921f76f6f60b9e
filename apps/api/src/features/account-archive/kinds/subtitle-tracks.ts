import { cursorRows } from '@glossa/db/cursor-rows';
import { archiveFailure } from '@glossa/formats/archive/archive-failure';
import { SubtitleTrack } from '@glossa/formats/archive/records/videos';
import { srtCue } from '@glossa/language/srt-cue';

import { kind, type ContentFile, type Source } from './kind.ts';

const ofLearner = `k.id IN (
  SELECT track_id FROM video WHERE owner_id = $1 AND status = 'ready' AND track_id IS NOT NULL AND purchase_id IS NULL
  UNION SELECT second_track_id FROM video
    WHERE owner_id = $1 AND status = 'ready' AND track_id IS NOT NULL AND purchase_id IS NULL AND second_track_id IS NOT NULL)`;

interface CueRow {
  seq: number;
  start: number;
  end: number;
  text: string;
}

async function* cuesOf(
  { tx }: Source,
  trackId: unknown,
  line: (cue: CueRow) => string,
): AsyncGenerator<string> {
  const query = `SELECT seq, starts AS start, ends AS end, text FROM subtitle_cue WHERE track_id = $1 ORDER BY seq`;
  for await (const row of cursorRows(tx, query, [trackId])) yield line(row as unknown as CueRow);
}

/** Yields the cues of each track twice: as JSON Lines for the import, and as SRT for other programs. */
async function* contents(source: Source): AsyncGenerator<ContentFile> {
  const query = `SELECT k.id FROM subtitle_track k WHERE ${ofLearner} ORDER BY k.id`;
  for await (const row of cursorRows(source.tx, query, [source.learnerId])) {
    const id = String(row['id']);
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
