import { MediaError, type MediaInfo } from '../media-tools.ts';
import { checkLimits } from '../check-limits.ts';
import { identify } from '../identify.ts';
import { runTool } from '../process/run-tool.ts';
import type { Container } from '../sniff-container.ts';
import { inputArguments } from './input-arguments.ts';
import { probeEntries, type ProbeReport, type ProbeStream } from './probe-report.ts';
import { mediaErrorFromEnd } from './media-error-from-end.ts';
import { readAudio, readVideo } from './read-streams.ts';
import { runFfmpeg } from './run-ffmpeg.ts';
import type { Toolbox } from './toolbox.ts';

const baseArguments = ['-hide_banner', '-v', 'error', '-show_entries', probeEntries, '-of', 'json'];

/** Implements `MediaTools.probe`. */
export async function probe(toolbox: Toolbox, path: string, signal?: AbortSignal): Promise<MediaInfo> {
  const file = await identify(path);
  const { container } = file;
  const { streams = [], format } = await runProbe(toolbox, { path, container }, signal);
  const [video, audio] = [readVideo(streams), readAudio(streams)];
  if (!video && !audio) throw new MediaError('not_a_video', 'neither video nor audio');
  const playedStreams = streams.filter(({ index }) => index === video?.stream || index === audio?.stream);
  const seconds =
    declaredSeconds(playedStreams, format) ?? (await measureDuration(toolbox, { path, container }, signal));
  return checkLimits({ ...file, video, audio, durationMs: Math.round(seconds * 1000) }, toolbox.limits);
}

/** Returns the declared duration of the played streams (subtitles may be longer). Undefined if there is none. */
function declaredSeconds(playedStreams: ProbeStream[], format: ProbeReport['format']): number | undefined {
  const longestStream = Math.max(
    0,
    ...playedStreams.map(({ duration, tags }) => Number(duration ?? parseClock(tags?.DURATION))),
  );
  const declared = [longestStream, Number(format?.duration ?? 0)].filter((seconds) => seconds > 0);
  return declared.length > 0 ? Math.min(...declared) : undefined;
}

/** Converts `00:01:02.500000000` to seconds. */
function parseClock(text = ''): number {
  const [hours = 0, minutes = 0, seconds = 0] = text.split(':').map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}

async function runProbe(
  { ffprobe, limits, log }: Toolbox,
  file: { path: string; container: Container },
  signal?: AbortSignal,
): Promise<ProbeReport> {
  const end = await runTool([...ffprobe, ...baseArguments, ...inputArguments(file, limits)], {
    timeLimitMs: limits.probeTimeoutMs,
    signal,
  });
  const problem = mediaErrorFromEnd(end);
  if (!problem) return JSON.parse(end.output) as ProbeReport;
  log.warn(
    { code: problem.code, exit: end.code, killedBy: end.killedBy, errors: end.errors },
    'ffprobe failed',
  );
  throw problem;
}

/** Returns the duration in seconds by reading the whole file. Needed for browser recordings, which don't declare it. */
async function measureDuration(
  toolbox: Toolbox,
  file: { path: string; container: Container },
  signal?: AbortSignal,
): Promise<number> {
  const { writtenMs } = await runFfmpeg(toolbox, {
    args: [
      inputArguments(file, toolbox.limits),
      ['-map', '0:v?', '-map', '0:a?', '-c', 'copy', '-f', 'null', '-'],
    ],
    timeLimitMs: toolbox.limits.probeTimeoutMs * 5,
    signal,
  });
  return writtenMs / 1000;
}
