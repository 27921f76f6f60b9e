import { useStandingLabel } from '../hooks/use-standing-label.ts';
import { standings } from '@/domain/words/knowledge.ts';
import type { Standing } from '@/domain/words/knowledge.ts';
import classes from './standing-select.module.css';

/** A word's level as a colored mark that opens a selector. */
export function StandingSelect({
  label,
  value,
  onChange,
  tabIndex,
  width = 'content',
  choices = standings,
}: {
  /** Accessible name. */
  label: string;
  value: Standing;
  onChange: (standing: Standing) => void;
  tabIndex?: number;
  width?: 'content' | 'full';
  choices?: readonly Standing[];
}) {
  const name = useStandingLabel();
  return (
    <select
      className={classes.root}
      data-standing={value}
      data-width={width}
      aria-label={label}
      tabIndex={tabIndex}
      value={value}
      onChange={({ currentTarget }) => {
        const next = choices.find((standing) => standing === currentTarget.value);
        if (next) onChange(next);
      }}
    >
      {choices.map((standing) => (
        <option key={standing} value={standing}>
          {name(standing)}
        </option>
      ))}
    </select>
  );
}
