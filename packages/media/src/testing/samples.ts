import { existsSync } from 'node:fs';
import { mkdtemp, rename } from 'node:fs/promises';
import path from 'node:path';

import { runFfmpegCommand } from './ffmpeg.ts';

const createVideoInput = (size = '160x90', rate = 25, seconds = 2) =>
  `-f lavfi -i testsrc2=size=${size}:rate=${rate}:duration=${seconds}`;
const createAudioInput = (seconds = 2) => `-f lavfi -i sine=frequency=440:duration=${seconds}`;
const black = (seconds: number) => `-f lavfi -i color=black:size=160x90:rate=25:duration=${seconds}`;
// A tone for a second and a half, then silence for half a second, repeated.
const pauses = `-f lavfi -i aevalsrc=sin(2764*t)*lt(mod(t\\,2)\\,1.5):duration=9:sample_rate=44100`;
const videoAndAudio = `${createVideoInput()} ${createAudioInput()}`;
const h264 = '-c:v libx264 -preset ultrafast -pix_fmt yuv420p';
const hevc = '-c:v libx265 -preset ultrafast -x265-params log-level=none';
const vp8 = '-c:v libvpx -deadline realtime';
const aac = '-c:a aac';

/** ffmpeg arguments for small real files of many kinds, by file name. */
const recipes = {
  'plain.mp4': `${videoAndAudio} ${h264} ${aac} -metadata title=secret -metadata location=+48.1+011.5/`,
  'early-index.mp4': `${videoAndAudio} ${h264} ${aac} -movflags +faststart`,
  'plain.mkv': `${videoAndAudio} ${h264} ${aac}`,
  'plain.ts': `${videoAndAudio} ${h264} ${aac}`,
  'camera.m2ts': `${videoAndAudio} ${h264} ${aac} -f mpegts -mpegts_m2ts_mode 1`,
  'vorbis.mkv': `${videoAndAudio} ${h264} -c:a libvorbis`,
  'vp9.webm': `${videoAndAudio} -c:v libvpx-vp9 -deadline realtime -cpu-used 8 -c:a libopus`,
  'live.webm': `${videoAndAudio} ${vp8} -c:a libopus -live 1`,
  'mpeg4.avi': `${videoAndAudio} -c:v mpeg4 -c:a libmp3lame`,
  'hevc.mp4': `${videoAndAudio} ${hevc} ${aac}`,
  'hdr.mkv': `${createVideoInput()} ${hevc} -pix_fmt yuv420p10le -color_primaries bt2020 -color_trc smpte2084 -colorspace bt2020nc`,
  'ten-bit.mp4': `${createVideoInput()} ${h264} -pix_fmt yuv420p10le`,
  'interlaced.mp4': `${createVideoInput('160x96', 50)} -vf interlace -flags +ildct+ilme ${h264} -x264opts tff=1`,
  'silent.mp4': `${createVideoInput()} ${h264}`,
  'odd.mkv': `${createVideoInput()} -vf scale=161:91 -c:v ffv1 -pix_fmt yuv444p`,
  'upright.mp4': `${createVideoInput('90x160')} ${h264}`,
  'slides.webm': `${createVideoInput('160x90', 25, 4)} -vf select=not(mod(n\\,10))+gt(n\\,60) -fps_mode vfr ${vp8}`,
  'fast.mkv': `${createVideoInput('160x90', 120)} -c:v ffv1`,
  'large.mkv': `${createVideoInput('1280x720', 5, 1)} ${h264}`,
  'long.mp4': `${createVideoInput('320x180', 25, 12)} ${createAudioInput(12)} ${h264} ${aac}`,
  'wide-pixels.ts': `${createVideoInput('160x120')} -vf setsar=4/3 -c:v mpeg2video`,
  'surround.mkv': `${videoAndAudio} -ac 6 ${h264} -c:a ac3`,
  'pauses.mp4': `${pauses} ${createVideoInput('160x90', 5, 9)} ${h264} ${aac}`,
  'dark-start.mp4': `${black(4)} ${createVideoInput('160x90', 25, 4)} -filter_complex [0][1]concat ${h264} -g 25`,
  'black.mp4': `${black(1)} ${h264}`,
  'song.m4a': `${createAudioInput()} ${createVideoInput('160x90', 1, 1)} -map 0 -map 1 ${aac} -c:v mjpeg -disposition:v attached_pic`,
  'song.mp3': `${createAudioInput()} -c:a libmp3lame`,
  'picture.jpg': `${createVideoInput('160x90', 1, 1)} -frames:v 1`,
};

export type SampleName = keyof typeof recipes;

/** Creates a sample in a folder unless it exists, and returns its path. */
export async function makeSample(folder: string, name: SampleName): Promise<string> {
  const file = path.join(folder, name);
  if (existsSync(file)) return file;
  // Another test may be creating the same sample. Each writes its own file, and the last rename wins.
  const draft = path.join(await mkdtemp(path.join(folder, 'draft-')), name);
  await runFfmpegCommand(...recipes[name].split(' '), draft);
  await rename(draft, file);
  return file;
}
