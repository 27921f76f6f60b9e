import { Box } from '@mantine/core';

/** A video or audio sample of a product. Samples have no subtitles. */
export function ProductSample({ url, isVideo }: { url: string; isVideo: boolean }) {
  const player = isVideo ? 'video' : 'audio';
  return <Box component={player as 'video'} w="100%" mb="md" bdrs={8} src={url} controls preload="none" />;
}
