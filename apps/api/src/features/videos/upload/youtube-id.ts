const idPattern = /^[\w-]{11}$/;
const hostPattern = /^(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com$/;

/** Returns the video ID from a YouTube URL in any of its forms; undefined for any other URL. */
export function parseYoutubeId(address: string): string | undefined {
  const fullUrl = /^[a-z]+:\/\//i.test(address) ? address : `https://${address}`;
  if (!URL.canParse(fullUrl)) return undefined;
  const url = new URL(fullUrl);
  if (!/^https?:$/.test(url.protocol)) return undefined;
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean);
  if (url.hostname === 'youtu.be') return requireValidId(first);
  if (!hostPattern.test(url.hostname)) return undefined;
  if (['embed', 'shorts', 'live', 'v'].includes(first)) return requireValidId(second);
  return first === 'watch' ? requireValidId(url.searchParams.get('v') ?? '') : undefined;
}

const requireValidId = (found: string): string | undefined => (idPattern.test(found) ? found : undefined);

/** Returns the canonical URL of a video, which is the form in which URLs are stored. */
export const youtubeUrl = (videoId: string): string => `https://www.youtube.com/watch?v=${videoId}`;
