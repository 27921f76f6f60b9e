import classes from './tag-chip.module.css';
import { TagDot } from './tag-dot.tsx';

/**
 * A tag among what is told of a thing, with its colour. Grey, which is what a tag is before anybody gave it a colour, is
 * not marked. With `action` it is a button that does what its title says.
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
    <button type="button" dir="auto" className={classes.root} {...action}>
      {content}
    </button>
  ) : (
    <span dir="auto" className={classes.root} title={name}>
      {content}
    </span>
  );
}
