import { useLevelLabel } from '../word-levels.ts';
import { wordLevels } from '@/domain/words/word-level.ts';
import type { WordLevel } from '@/domain/words/word-level.ts';
import levelColors from '@/domain/words/level-colors.module.css';
import classes from './level-select.module.css';

/** A select for a word's level, in the color of that level. */
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
  const levelLabel = useLevelLabel();
  return (
    <select
      className={`${classes.select} ${levelColors.background}`}
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
          {levelLabel(level)}
        </option>
      ))}
    </select>
  );
}
