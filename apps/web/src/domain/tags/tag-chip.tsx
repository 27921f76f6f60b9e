import classes from './tag-chip.module.css';
import './tag-colors.css';

/**
 * A tag with its color, for an item's details. Gray, the default color, has no dot. If `action` is given, the tag is a
 * button with that title.
 */
export function TagChip({
  name,
  color,
  action,
}: {
  name: string;
  color: string;
  action?: { title: string; onClick: () => void };
}) {
  const content = (
    <>
      {color !== 'gray' && <TagDot color={color} />}
      {name}
    </>
  );
  return action ? (
    <button type="button" dir="auto" className={classes.chip} {...action}>
      {content}
    </button>
  ) : (
    <span dir="auto" className={classes.chip} title={name}>
      {content}
    </span>
  );
}

/** A dot in the color of a tag, sized to the name next to it. */
export const TagDot = ({ color }: { color: string }) => (
  <span className={classes.dot} style={{ background: `var(--tag-${color})` }} aria-hidden="true" />
);
