import classes from './share-bar.module.css';

/** A thin bar of which a share is filled, from 0 to 1. The figure stands beside it in words. */
export const ShareBar = ({
  share,
  height = 4,
  tone = 'accent',
}: {
  share: number;
  /** Pixels. */
  height?: number;
  tone?: 'accent' | 'good' | 'weak';
}) => (
  <span className={classes.root} style={{ blockSize: height }} data-tone={tone} aria-hidden="true">
    <span style={{ inlineSize: `${share * 100}%` }} />
  </span>
);
