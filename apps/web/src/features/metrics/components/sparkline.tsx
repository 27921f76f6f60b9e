import classes from './sparkline.module.css';

const width = 100;
const height = 32;

/** The trend of a metric at a glance, starting at zero. Its values are in the charts and tables. */
export function Sparkline({ points }: { points: readonly number[] }) {
  const most = Math.max(...points, 0);
  const least = Math.min(...points, 0);
  const span = most - least || 1;
  const at = (value: number, index: number) =>
    `${((index / (points.length - 1)) * width).toFixed(2)} ${(height - 1 - ((value - least) / span) * (height - 3)).toFixed(2)}`;
  const line = points.map(at).join('L');
  return (
    <svg
      className={classes.root}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={classes.ground} d={`M${line}L${width} ${height}L0 ${height}Z`} />
      <path className={classes.line} d={`M${line}`} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
