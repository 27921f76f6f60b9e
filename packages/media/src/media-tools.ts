/** What works on the files: ffmpeg, or without it mediabunny, which only copies streams that browsers play already. */
export type MediaToolKind = 'ffmpeg' | 'mediabunny';

/** The picture of a video. */
export interface VideoStream {
  /** Number of the stream in its file. */
  stream: number;
  /** As ffmpeg names it: `h264`, `hevc`, `vp9`, … */
  codec: string;
  /** `High`, `Main 10`, …; null where the codec or the tool knows none. */
  profile: string | null;
  /** `yuv420p`, …; null where the tool does not tell. */
  pixelFormat: string | null;
  /** Pixels as shown: after rotation, of square pixels. */
  width: number;
  height: number;
  /** Degrees the player turns the stored picture, clockwise: 0, 90, 180 or 270. */
  rotation: number;
  /** Pictures a second on average; 0 when unknown. */
  frameRate: number;
  isHdr: boolean;
  isInterlaced: boolean;
}

/** The sound of a video. */
export interface AudioStream {
  /** Number of the stream in its file. */
  stream: number;
  /** As ffmpeg names it: `aac`, `mp3`, `opus`, … */
  codec: string;
  profile: string | null;
  channels: number;
  /** Hertz. */
  sampleRate: number;
}

/** What a file holds. */
export interface MediaInfo {
  /** By content: `mov` (MP4 and its relatives), `matroska` (also WebM), `avi` or `mpegts`. */
  container: string;
  durationMs: number;
  /** Null when there is none but the cover of a song. */
  video: VideoStream | null;
  audio: AudioStream | null;
  /** An MP4 whose index stands before its content, so that it plays while it loads. */
  fastStart: boolean;
  bytes: number;
}

/**
 * - `not_a_video`: another kind of file, or one without a picture
 * - `video_damaged`: cut off or broken
 * - `no_audio`: sound was asked for and there is none
 * - `ffmpeg_missing`: needs what only ffmpeg can do
 * - `processing_stalled`: no progress for a while
 * - `processing_interrupted`: the tool was killed, for instance because memory ran out
 */
export type MediaProblemCode =
  | 'not_a_video'
  | 'video_damaged'
  | 'video_too_long'
  | 'video_too_large_picture'
  | 'no_audio'
  | 'ffmpeg_missing'
  | 'disk_full'
  | 'processing_stalled'
  | 'processing_timeout'
  | 'processing_interrupted';

const transient = new Set<MediaProblemCode>(['disk_full', 'processing_stalled', 'processing_interrupted']);

/** Why a file could not be worked on. The message is for logs, and names no path. */
export class MediaProblem extends Error {
  override name = 'MediaProblem';
  readonly code: MediaProblemCode;
  /** Whether the same may succeed later. */
  readonly isTransient: boolean;

  constructor(code: MediaProblemCode, details?: string) {
    super(details ? `${code}: ${details}` : code);
    this.code = code;
    this.isTransient = transient.has(code);
  }
}

/** Hears how much is done, from 0 to 1. */
export type OnProgress = (share: number) => void;

/**
 * Works on files of picture and sound. Everything throws MediaProblem, or the reason of the signal when that is aborted;
 * whatever ran is gone by then, but an unfinished output file may be there.
 */
export interface MediaTools {
  /** Which tools are in use; looked up once. */
  kind(): Promise<MediaToolKind>;
  /** What a file holds, found by its content and never by its name. */
  probe(path: string, options?: { signal?: AbortSignal }): Promise<MediaInfo>;
  /** Writes a JPEG poster, at most 960 px wide and right side up, taken early in the video but not of a black picture. */
  makePoster(path: string, out: string, info: MediaInfo, options?: { signal?: AbortSignal }): Promise<void>;
  /**
   * Writes an MP4 of H.264 and AAC with fast start. Streams that fit are copied; only what does not is encoded again,
   * its picture at most `maxHeight` pixels high, or wide when it is higher than wide.
   * `copied` tells that nothing had to be encoded.
   */
  makeMp4(
    path: string,
    out: string,
    info: MediaInfo,
    options: { maxHeight: number; signal?: AbortSignal; onProgress?: OnProgress },
  ): Promise<{ copied: boolean }>;
  /**
   * Writes the sound for a transcription server into a folder: FLAC, mono, 16 kHz, in pieces of at most `pieceSeconds`,
   * in order, cut where nobody speaks.
   */
  extractSpeech(
    path: string,
    folder: string,
    info: MediaInfo,
    options: { pieceSeconds: number; signal?: AbortSignal; onProgress?: OnProgress },
  ): Promise<SpeechPiece[]>;
  /** Writes the sound of a span, as MP3 or M4A by the ending of `out`. */
  cutAudio(
    path: string,
    out: string,
    span: { startMs: number; endMs: number; signal?: AbortSignal },
  ): Promise<void>;
  /** Writes the beginning of a film as an MP4 with fast start, its streams copied; they have to fit one. */
  cutBeginning(path: string, out: string, options: { lengthMs: number; signal?: AbortSignal }): Promise<void>;
  /** Writes the picture shown at a moment, or the last one after its end, as JPEG of at most 640 px width. */
  takeFrame(path: string, out: string, moment: { atMs: number; signal?: AbortSignal }): Promise<void>;
}

/** A file of sound and the place of its beginning in the whole. */
export interface SpeechPiece {
  path: string;
  startMs: number;
}
