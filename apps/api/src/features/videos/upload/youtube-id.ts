const id = /^[\w-]{11}$/;
const hosts = /^(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com$/;

/** Returns the video ID from a YouTube URL in any of its forms; undefined for any other URL. */
export function youtubeId(address: string): string | undefined {
  const whole = /^[a-z]+:\/\//i.test(address) ? address : `https://${address}`;
  if (!URL.canParse(whole)) return undefined;
  const url = new URL(whole);
  if (!/^https?:$/.test(url.protocol)) return undefined;
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean);
  if (url.hostname === 'youtu.be') return valid(first);
  if (!hosts.test(url.hostname)) return undefined;
  if (['embed', 'shorts', 'live', 'v'].includes(first)) return valid(second);
  return first === 'watch' ? valid(url.searchParams.get('v') ?? '') : undefined;
}

const valid = (found: string): string | undefined => (id.test(found) ? found : undefined);

/** Returns the canonical URL of a video, which is the one we store. */
export const youtubeUrl = (videoId: string): string => `https://www.youtube.com/watch?v=${videoId}`;
