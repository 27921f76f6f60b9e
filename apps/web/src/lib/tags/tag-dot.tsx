import './tag-colors.css';
import classes from './tag-dot.module.css';

/** The colour of a tag, one of the palette, in the measure of the name that stands beside it. */
export const TagDot = ({ color }: { color: string }) => (
  <span className={classes.root} data-tag-color={color} aria-hidden="true" />
);
