import { archiveFailure } from '@glossa/formats/archive/archive-failure';
import { SubtitleTrack } from '@glossa/formats/archive/records/videos';
import { srtCue } from '@glossa/language/srt-cue';

import { defineKind, type ContentFile, type Source } from '../kind.ts';
import * as queries from './queries.ts';

async function* formatCues(
  { tx }: Source,
  trackId: string,
  format: (cue: queries.CueRow) => string,
): AsyncGenerator<string> {
  for await (const cue of queries.readCues(tx, trackId)) yield format(cue);
}

/** Yields the cues of each track twice: as JSON Lines for the import, and as SRT for other programs. */
async function* readContents(source: Source): AsyncGenerator<ContentFile> {
  for await (const { id } of queries.readTracks(source.tx, source.learnerId)) {
    const json = ({ start, end, text }: queries.CueRow) => `${JSON.stringify({ start, end, text })}\n`;
    yield { name: `subtitles/${id}.jsonl`, content: formatCues(source, id, json) };
    yield { name: `subtitles/${id}.srt`, content: formatCues(source, id, srtCue) };
  }
}

/** Subtitle tracks, each of which is written together with its video. */
export const subtitleTracks = defineKind({
  name: 'subtitle_tracks',
  tables: ['subtitle_track', 'subtitle_cue'],
  schema: SubtitleTrack,
  plainLanguage: true,
  select: queries.sql.selectSubtitleTracks,
  contents: readContents,
  check: ({ id, cues }, references) => {
    if (references.tracks.has(id)) throw archiveFailure('archive_invalid', `duplicate track ${id}`);
    references.tracks.add(id);
    references.addCues(cues);
  },
  write: async (records, context) => {
    for (const { id, language, origin, cues } of records) context.tracks.set(id, { language, origin, cues });
  },
});
