/** A spoken passage of a recording: its times in milliseconds, and its text without markup. */
export interface Cue {
  start: number;
  end: number;
  text: string;
}

/** Maximum number of cues: about a day of speech, plus one so that callers can detect more. */
const maxCues = 50_001;
/** Duration of the last line of lyrics in milliseconds. */
const lastLineMs = 5000;

// 00:01:02,345 --> 00:01:05.000, where the hours are optional. The rest of the line is the position on the screen.
const timing =
  /^\s{0,20}(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})\s{0,20}-->\s{0,20}(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})/;
const lyricTime = /^\[(\d{1,3}):(\d{1,2})(?:[.:](\d{1,3}))?\]/;

const toMilliseconds = (
  hours: string | undefined,
  minutes: string | undefined,
  seconds: string | undefined,
  fraction: string | undefined,
): number =>
  ((Number(hours ?? 0) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 +
  Number((fraction ?? '').padEnd(3, '0'));

/**
 * Parses an .srt, .vtt or .lrc file, detected from its content, into cues in order of time. Returns an empty array for
 * any other file. Removes markup, speaker names, and bracketed descriptions of sounds. Linear in the length of the
 * text. (The package media-captions took 3.7 s for 20,000 cues.)
 */
export function readCues(text: string): Cue[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  const cues = lines.some((line) => line.includes('-->')) ? readSubtitles(lines) : readLyrics(lines);
  return cues.filter((cue) => cue.text !== '').sort((a, b) => a.start - b.start);
}

function readSubtitles(lines: readonly string[]): Cue[] {
  const cues: Cue[] = [];
  for (let at = 0; at < lines.length && cues.length < maxCues; at++) {
    const found = timing.exec(lines[at] as string);
    if (!found) continue;
    const textLines: string[] = [];
    while (at + 1 < lines.length && (lines[at + 1] as string).trim() !== '') {
      // If the empty line between two cues is missing, this line is the next cue's number.
      if (timing.test(lines[at + 2] ?? '') && /^\s{0,20}\d{1,9}\s{0,20}$/.test(lines[at + 1] as string))
        break;
      if (timing.test(lines[at + 1] as string)) break;
      textLines.push(lines[++at] as string);
    }
    const [, h1, m1, s1, f1, h2, m2, s2, f2] = found;
    const start = toMilliseconds(h1, m1, s1, f1);
    cues.push({
      start,
      end: Math.max(start, toMilliseconds(h2, m2, s2, f2)),
      text: extractSpeech(textLines.join('\n')),
    });
  }
  return cues;
}

/** Parses lyrics, which have start times but no end times. A line can have several start times. */
function readLyrics(lines: readonly string[]): Cue[] {
  const cues: Cue[] = [];
  for (const line of lines) {
    let rest = line.trim();
    const starts: number[] = [];
    for (let found = lyricTime.exec(rest); found; found = lyricTime.exec(rest)) {
      starts.push(toMilliseconds('0', found[1], found[2], found[3]));
      rest = rest.slice(found[0].length).trimStart();
    }
    if (starts.length === 0) continue;
    // Some files also have a timestamp for each word: <00:12.30>.
    const text = extractSpeech(rest.replaceAll(/<\d{1,3}:\d{1,2}(?:[.:]\d{1,3})?>/g, ''));
    for (const start of starts) if (cues.length < maxCues) cues.push({ start, end: start, text });
  }
  cues.sort((a, b) => a.start - b.start);
  for (const [at, cue] of cues.entries()) cue.end = cues[at + 1]?.start ?? cue.start + lastLineMs;
  return cues;
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&lrm;': '',
  '&rlm;': '',
  '&#39;': "'",
  '&quot;': '"',
};

/**
 * Returns the spoken text of a cue, without markup, descriptions of sounds, speaker names and speaker-change markers.
 */
function extractSpeech(raw: string): string {
  const plain = raw
    .replaceAll(/\b[XY][12]:\d{1,5}/g, '')
    .replaceAll(/\{\\[^{}]{0,200}\}/g, '')
    .replaceAll(/<[^<>]{0,300}>/g, '')
    .replaceAll(/&(?:amp|lt|gt|nbsp|lrm|rlm|#39|quot);/g, (entity) => entities[entity] ?? '');
  return plain
    .replaceAll(/\[[^[\]]{0,300}\]|【[^【】]{0,300}】|（[^（）]{0,100}）|\([^()\p{Ll}]{2,100}\)/gu, ' ')
    .replaceAll(/^\s{0,20}\([^()]{0,300}\)\s{0,20}$/gmu, '')
    .replaceAll(/[♪♫♬]/gu, ' ')
    .split('\n')
    .map((line) =>
      line
        .trim()
        .replace(/^(?:>>|[-–—‐])\s{0,5}(?=\S)/u, '')
        .replace(/^\p{Lu}[\p{Lu} .'’-]{1,30}:(?:\s|$)/u, '')
        .trim(),
    )
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .join('\n')
    .replaceAll(/[ \t\u00A0]{2,20}/g, ' ');
}
