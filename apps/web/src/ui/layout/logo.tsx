import classes from './logo.module.css';

/** An open book whose gutter is the stem of a speech bubble. `withName` adds the name. */
export function Logo({ withName = true, size = 28 }: { withName?: boolean; size?: number }) {
  return (
    <span className={classes.root}>
      <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" fill="none">
        <path className={classes.page} d="M16 8.5C12.5 6 8 5.5 4 6v17c4-.5 8.500 0 12 2.500z" />
        <path
          className={classes.line}
          d="M16 8.500C12.500 6 8 5.500 4 6v17c4-.5 8.500 0 12 2.500m0-17C19.500 6 24 5.500 28 6v17c-4-.5-8.500 0-12 2.500m0-17v20l3.500-3.200M20 12c1.600-.6 3-.9 4.500-1M20 16.500c1.600-.6 3-.9 4.500-1"
        />
      </svg>
      {withName && <span className={classes.name}>Glossa</span>}
    </span>
  );
}
