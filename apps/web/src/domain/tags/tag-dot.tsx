import './tag-colors.css';
import classes from './tag-dot.module.css';

/** The color of a tag from the palette, sized to the name next to it. */
export const TagDot = ({ color }: { color: string }) => (
  <span className={classes.root} data-tag-color={color} aria-hidden="true" />
);
