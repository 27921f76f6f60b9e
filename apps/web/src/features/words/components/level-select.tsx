import { useLevelLabel } from '../hooks/use-level-label.ts';
import { wordLevels } from '@/domain/words/word-level.ts';
import type { WordLevel } from '@/domain/words/word-level.ts';
import classes from './level-select.module.css';

/** A word's level as a colored mark that opens a selector. */
export function LevelSelect({
  label,
  value,
  onChange,
  tabIndex,
  width = 'content',
  choices = wordLevels,
}: {
  /** Accessible name. */
  label: string;
  value: WordLevel;
  onChange: (level: WordLevel) => void;
  tabIndex?: number;
  width?: 'content' | 'full';
  choices?: readonly WordLevel[];
}) {
  const name = useLevelLabel();
  return (
    <select
      className={classes.root}
      data-level={value}
      data-width={width}
      aria-label={label}
      tabIndex={tabIndex}
      value={value}
      onChange={({ currentTarget }) => {
        const next = choices.find((level) => level === currentTarget.value);
        if (next) onChange(next);
      }}
    >
      {choices.map((level) => (
        <option key={level} value={level}>
          {name(level)}
        </option>
      ))}
    </select>
  );
}
