import classes from './product-sample.module.css';

/** A video or audio sample of a product. Samples have no subtitles. */
export function ProductSample({ url, isVideo }: { url: string; isVideo: boolean }) {
  const Player = isVideo ? 'video' : 'audio';
  return <Player className={classes.root} src={url} controls preload="none" />;
}
