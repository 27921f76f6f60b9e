import { availableParallelism } from 'node:os';

import type { MediaLimits } from '../media-limits.ts';
import type { MediaLog } from '../media-log.ts';
import { runTool } from '../process/run-tool.ts';
import type { Toolbox } from './toolbox.ts';

type Command = [string, ...string[]];

const minVersion = 5.1;
const probeTimeoutMs = 60_000;

/** Finds ffmpeg and ffprobe and their features. Undefined if one of them is missing or older than 5.1. */
export async function findFfmpeg(
  { ffmpeg, ffprobe }: { ffmpeg: string; ffprobe: string },
  { limits, log }: { limits: MediaLimits; log: MediaLog },
): Promise<Toolbox | undefined> {
  const versions = await Promise.all([readVersion([ffmpeg]), readVersion([ffprobe])]);
  const [version] = versions;
  if (version === undefined || versions.some((found) => found === undefined || isTooOld(found))) {
    log.warn({ ffmpeg: versions[0] ?? null, ffprobe: versions[1] ?? null }, 'ffmpeg 5.1 or newer not found');
    return undefined;
  }
  const [wrap, encoders = '', filters = ''] = await Promise.all([
    findWrappers(ffmpeg, limits),
    readOutput([ffmpeg, '-v', 'error', '-encoders']),
    readOutput([ffmpeg, '-v', 'error', '-filters']),
  ]);
  const command = (tool: string): Command => {
    const [first, ...rest] = [...wrap, tool];
    return [first, ...rest];
  };
  const toolbox: Toolbox = {
    ffmpeg: command(ffmpeg),
    ffprobe: command(ffprobe),
    hasX264: encoders.includes(' libx264 '),
    hasMp3: encoders.includes(' libmp3lame '),
    hasToneMapping: [' zscale ', ' tonemap '].every((filter) => filters.includes(filter)),
    threads: threadsFor(availableParallelism()),
    limits,
    log,
  };
  log.info({ version, wrap, hasX264: toolbox.hasX264 }, 'ffmpeg found');
  return toolbox;
}

/**
 * Returns half the number of processors, but at least 2 and at most 8. The tools run at a low priority, so they don't
 * slow down the rest of the machine.
 */
function threadsFor(processors: number): number {
  return Math.min(8, Math.max(2, Math.floor(processors / 2)));
}

/** Returns whether a version is older than 5.1. Development builds have no version number and count as new enough. */
const isTooOld = (version: string): boolean =>
  Number(/^n?(\d+\.\d+)/.exec(version)?.[1] ?? minVersion) < minVersion;

async function readVersion(tool: Command): Promise<string | undefined> {
  const text = await readOutput([...tool, '-version']);
  return text === undefined ? undefined : /^ff\w+ version (\S+)/.exec(text)?.[1];
}

/** Returns the available util-linux commands that limit a tool's memory and kill it when its parent process dies. */
async function findWrappers(ffmpeg: string, { memoryBytes }: MediaLimits): Promise<string[]> {
  const known: Command[] = [
    ['setpriv', '--pdeathsig', 'KILL', '--'],
    ['prlimit', `--as=${memoryBytes}`, '--core=0', '--'],
  ];
  let usable: string[] = [];
  for (const wrapper of known) {
    const wrapped = [...usable, ...wrapper] as Command;
    if ((await readOutput([...wrapped, ffmpeg, '-version'])) !== undefined) usable = wrapped;
  }
  return usable;
}

async function readOutput(command: Command): Promise<string | undefined> {
  try {
    const { code, output } = await runTool(command, { timeLimitMs: probeTimeoutMs });
    return code === 0 ? output : undefined;
  } catch {
    return undefined; // The command is missing, not permitted or hanging.
  }
}
