import type { TagColor } from '@glossa/contract/tag-colors';

import './tag-colors.css';
import classes from './tag-dot.module.css';

/** The colour of a tag, in the measure of the name that stands beside it. */
export const TagDot = ({ color }: { color: TagColor }) => (
  <span className={classes.root} data-tag-color={color} aria-hidden="true" />
);
