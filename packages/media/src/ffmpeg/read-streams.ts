import type { AudioStream, VideoStream } from '../media-tools.ts';
import type { ProbeStream } from './probe-report.ts';

const hdrTransfers = new Set(['smpte2084', 'arib-std-b67']);
const interlacedOrders = new Set(['tt', 'bb', 'tb', 'bt']);

/** Returns the video stream, or null if there is none. A song's cover image doesn't count. */
export function readVideo(streams: ProbeStream[]): VideoStream | null {
  const stream = pickStream(
    streams,
    (one) => one.codec_type === 'video' && one.disposition?.attached_pic !== 1,
  );
  if (!stream?.width || !stream.height) return null;
  const rotation = readRotation(stream);
  const width = Math.max(1, Math.round(stream.width * fraction(stream.sample_aspect_ratio, ':', 1)));
  const isRotated = rotation % 180 !== 0;
  return {
    stream: stream.index,
    codec: stream.codec_name ?? 'unknown',
    profile: stream.profile ?? null,
    pixelFormat: stream.pix_fmt ?? null,
    width: isRotated ? stream.height : width,
    height: isRotated ? width : stream.height,
    rotation,
    frameRate: fraction(stream.avg_frame_rate, '/', fraction(stream.r_frame_rate, '/', 0)),
    isHdr: hdrTransfers.has(stream.color_transfer ?? ''),
    isInterlaced: interlacedOrders.has(stream.field_order ?? ''),
  };
}

/** Returns the audio stream, or null if there is none. */
export function readAudio(streams: ProbeStream[]): AudioStream | null {
  const stream = pickStream(streams, (one) => one.codec_type === 'audio' && (one.channels ?? 0) > 0);
  return (
    stream && {
      stream: stream.index,
      codec: stream.codec_name ?? 'unknown',
      profile: stream.profile ?? null,
      channels: stream.channels ?? 0,
      sampleRate: Number(stream.sample_rate ?? 0),
    }
  );
}

/** Returns the stream that is marked as the default, or the first one if none is. */
function pickStream(streams: ProbeStream[], fits: (stream: ProbeStream) => boolean): ProbeStream | null {
  const matching = streams.filter(fits);
  return matching.find(({ disposition }) => disposition?.default === 1) ?? matching[0] ?? null;
}

/** Returns the rotation in clockwise degrees. ffprobe reports it counterclockwise. */
function readRotation({ side_data_list: sideData = [] }: ProbeStream): number {
  const turned = sideData.find(({ rotation }) => rotation !== undefined)?.rotation ?? 0;
  return (((Math.round(-turned / 90) * 90) % 360) + 360) % 360;
}

/** Parses `4:3` or `30000/1001`. Returns `fallback` if it is unknown. */
function fraction(text: string | undefined, separator: string, fallback: number): number {
  const [above = 0, below = 0] = (text ?? '').split(separator).map(Number);
  return above > 0 && below > 0 ? above / below : fallback;
}
