import classes from './sample.module.css';

/** A sample of a product to see or to hear; `address` is where it is. It has no subtitles of its own. */
export function Sample({ address, isFilm }: { address: string; isFilm: boolean }) {
  const Player = isFilm ? 'video' : 'audio';
  return <Player className={classes.root} src={address} controls preload="none" />;
}
