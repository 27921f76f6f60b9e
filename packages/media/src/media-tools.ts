/**
 * The backend: ffmpeg or, if it isn't installed, mediabunny, which can only copy streams that browsers already play.
 */
export type MediaToolKind = 'ffmpeg' | 'mediabunny';

/** The video stream of a file. */
export interface VideoStream {
  /** Index of the stream in its file. */
  stream: number;
  /** ffmpeg's name: `h264`, `hevc`, `vp9`, … */
  codec: string;
  /** `High`, `Main 10`, …; null if the codec has none or the tool can't detect it. */
  profile: string | null;
  /** `yuv420p`, …; null if the tool can't detect it. */
  pixelFormat: string | null;
  /** Display size in pixels, after rotation and with square pixels. */
  width: number;
  height: number;
  /** Clockwise degrees by which the player rotates the stored frames: 0, 90, 180 or 270. */
  rotation: number;
  /** Average frames per second. 0 if unknown. */
  frameRate: number;
  isHdr: boolean;
  isInterlaced: boolean;
}

/** The audio stream of a file. */
export interface AudioStream {
  /** Index of the stream in its file. */
  stream: number;
  /** ffmpeg's name: `aac`, `mp3`, `opus`, … */
  codec: string;
  profile: string | null;
  channels: number;
  /** In hertz. */
  sampleRate: number;
}

/** The properties of a media file. */
export interface MediaInfo {
  /** Detected from the content: `mov` (also MP4), `matroska` (also WebM), `avi` or `mpegts`. */
  container: string;
  durationMs: number;
  /** Null if there is none. A song's cover image doesn't count. */
  video: VideoStream | null;
  audio: AudioStream | null;
  /** Whether it is an MP4 whose index (`moov`) precedes its content, so that it can play while it is loading. */
  fastStart: boolean;
  bytes: number;
}

/**
 * - `not_a_video`: another kind of file, or one without a video stream
 * - `video_damaged`: truncated or broken
 * - `no_audio`: audio is required, but there is none
 * - `ffmpeg_missing`: ffmpeg is required, but it isn't installed
 * - `processing_stalled`: no progress for a while
 * - `processing_interrupted`: the tool was killed, for example because memory ran out
 */
export type MediaErrorCode =
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

const transient = new Set<MediaErrorCode>(['disk_full', 'processing_stalled', 'processing_interrupted']);

/** Why a file couldn't be processed. The message is for logs and contains no path. */
export class MediaError extends Error {
  override name = 'MediaError';
  readonly code: MediaErrorCode;
  /** Whether a retry may succeed. */
  readonly isTransient: boolean;

  constructor(code: MediaErrorCode, details?: string) {
    super(details ? `${code}: ${details}` : code);
    this.code = code;
    this.isTransient = transient.has(code);
  }
}

/** Called with the completed share, from 0 to 1. */
export type OnProgress = (share: number) => void;

/**
 * Processes video and audio files. A failure leaves no process running, but may leave an incomplete output file.
 *
 * Methods fail with MediaError, or with the signal's reason when it is aborted.
 */
export interface MediaTools {
  /** Returns the backend, which is detected only once. */
  kind(): Promise<MediaToolKind>;
  /** Reads the properties of a file from its content, never from its name. */
  probe(path: string, options?: { signal?: AbortSignal }): Promise<MediaInfo>;
  /** Writes an upright JPEG poster, at most 960 px wide, from an early frame of the video that isn't black. */
  makePoster(path: string, out: string, info: MediaInfo, options?: { signal?: AbortSignal }): Promise<void>;
  /**
   * Writes an MP4 (H.264 and AAC) with fast start. Copies compatible streams and transcodes the others. A transcoded
   * video is at most `maxHeight` pixels high, or wide if it is in portrait orientation. `copied` is true if nothing
   * was transcoded.
   */
  makeMp4(
    path: string,
    out: string,
    info: MediaInfo,
    options: { maxHeight: number; signal?: AbortSignal; onProgress?: OnProgress },
  ): Promise<{ copied: boolean }>;
  /**
   * Writes the audio for a transcription server into a folder: FLAC, mono, 16 kHz, in pieces of at most `pieceSeconds`,
   * in order, split at pauses in speech.
   */
  extractSpeech(
    path: string,
    folder: string,
    info: MediaInfo,
    options: { pieceSeconds: number; signal?: AbortSignal; onProgress?: OnProgress },
  ): Promise<SpeechPiece[]>;
  /** Writes the audio of a span, as MP3 or M4A depending on the extension of `out`. */
  cutAudio(
    path: string,
    out: string,
    span: { startMs: number; endMs: number; signal?: AbortSignal },
  ): Promise<void>;
  /** Compresses a WAV file with speech to MP3 or M4A, depending on the extension of `out`. */
  compressSpeech(path: string, out: string, options?: { signal?: AbortSignal }): Promise<void>;
  /**
   * Writes the beginning of a video as an MP4 with fast start. Copies the streams, which must be compatible with MP4.
   */
  cutBeginning(path: string, out: string, options: { lengthMs: number; signal?: AbortSignal }): Promise<void>;
  /** Writes the frame at `atMs` (the last frame if `atMs` is past the end) as a JPEG, at most 640 px wide. */
  takeFrame(path: string, out: string, moment: { atMs: number; signal?: AbortSignal }): Promise<void>;
}

/** An audio file with a piece of a recording, and its start time in the recording. */
export interface SpeechPiece {
  path: string;
  startMs: number;
}
