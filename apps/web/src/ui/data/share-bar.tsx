import classes from './share-bar.module.css';

/** A thin bar, filled by a share from 0 to 1. Needs the value as text next to it. */
export const ShareBar = ({
  share,
  height = 4,
  tone = 'accent',
}: {
  share: number;
  /** Pixels. */
  height?: number;
  tone?: 'accent' | 'good' | 'weak' | 'danger';
}) => (
  <span className={classes.root} style={{ blockSize: height }} data-tone={tone} aria-hidden="true">
    <span style={{ inlineSize: `${share * 100}%` }} />
  </span>
);
