/** Properties of a video file; all undefined if the browser can't play it. */
export interface VideoFacts {
  /** Seconds. */
  duration?: number;
  width?: number;
  height?: number;
  /** A frame captured from the video, as an image file. */
  poster?: File;
}

/** Total time limit in milliseconds; if reading takes longer, the file is uploaded without these properties. */
const timeLimit = 15_000;
const posterWidth = 1280;
/** Positions of candidate frames, as shares of the video's length. The beginning is often black. */
const candidateTimes = [0.1, 0.3, 0.5];
/** Mean of red, green and blue (0 to 255) below which a frame is too dark. */
const minBrightness = 24;

const waitFor = (target: HTMLVideoElement, event: string, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    target.addEventListener(event, () => resolve(), { once: true, signal });
    target.addEventListener('error', () => reject(new Error('unplayable')), { once: true, signal });
    signal.addEventListener('abort', () => reject(new Error('timeout')), { once: true });
  });

function measureBrightness(canvas: HTMLCanvasElement): number {
  const thumbnail = Object.assign(document.createElement('canvas'), { width: 16, height: 9 });
  const context = thumbnail.getContext('2d');
  if (!context) return 0;
  context.drawImage(canvas, 0, 0, 16, 9);
  const { data } = context.getImageData(0, 0, 16, 9);
  const sum = data.reduce((all, value, index) => (index % 4 === 3 ? all : all + value), 0);
  return sum / ((data.length / 4) * 3);
}

async function capturePoster(video: HTMLVideoElement, signal: AbortSignal): Promise<File | undefined> {
  const width = Math.min(posterWidth, video.videoWidth);
  const height = Math.round((width * video.videoHeight) / video.videoWidth);
  if (!(width > 0 && height > 0)) return undefined;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  for (const share of candidateTimes) {
    video.currentTime = video.duration * share;
    await waitFor(video, 'seeked', signal);
    canvas.getContext('2d')?.drawImage(video, 0, 0, width, height);
    if (measureBrightness(canvas) >= minBrightness) break;
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.82));
  return blob ? new File([blob], 'poster.jpg', { type: 'image/jpeg' }) : undefined;
}

/** Reads the length and dimensions of a video in the browser, and captures a frame. */
export async function readVideo(file: File): Promise<VideoFacts> {
  const video = document.createElement('video');
  const signal = AbortSignal.timeout(timeLimit);
  const facts: VideoFacts = {};
  let url: string | undefined;
  try {
    url = URL.createObjectURL(file);
    Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: url });
    await waitFor(video, 'loadeddata', signal);
    if (Number.isFinite(video.duration)) facts.duration = video.duration;
    if (video.videoWidth > 0) Object.assign(facts, { width: video.videoWidth, height: video.videoHeight });
    const poster = await capturePoster(video, signal);
    if (poster) facts.poster = poster;
  } catch {
    // The file can still be uploaded, because the server supports more formats.
  } finally {
    video.removeAttribute('src');
    if (url !== undefined) URL.revokeObjectURL(url);
  }
  return facts;
}
