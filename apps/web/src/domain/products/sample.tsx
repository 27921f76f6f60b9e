import classes from './sample.module.css';

/** A video or audio sample of a product from the URL `address`. Samples have no subtitles. */
export function Sample({ address, isFilm }: { address: string; isFilm: boolean }) {
  const Player = isFilm ? 'video' : 'audio';
  return <Player className={classes.root} src={address} controls preload="none" />;
}
