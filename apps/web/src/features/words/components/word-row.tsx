import type { Word } from '@glossa/contract/words';
import { languageByCode } from '@glossa/language/languages';
import { Skeleton } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';

import { TagChip } from '@/domain/tags/tag-chip.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { levelOfEntry } from '@/domain/words/word-level.ts';
import type { WordLevel } from '@/domain/words/word-level.ts';
import { LevelSelect } from './level-select.tsx';
import classes from './word-row.module.css';

/** Callbacks of a row; `index` is the row's position in the list. */
export interface RowEvents {
  onToggle: (index: number, range: boolean) => void;
  onLevel: (word: Word, level: WordLevel) => void;
}

/** Number of visible tags. */
const maxTags = 2;

/** A row in the word list, which handles its own clicks and keys. */
export const WordRow = memo(function WordRow({
  word,
  index,
  selected,
  active,
  open,
  colorOf,
  onToggle,
  onLevel,
}: {
  word: Word;
  index: number;
  selected: boolean;
  active: boolean;
  open: boolean;
  colorOf: (tag: string) => string;
} & RowEvents) {
  const { t } = useTranslation('words');
  const format = useFormat();
  const tabIndex = active ? 0 : -1;
  const hiddenTags = word.tags.slice(maxTags).join(', ');
  const added = word.created_at ? new Date(word.created_at) : undefined;
  return (
    <div
      role="row"
      aria-rowindex={index + 1}
      aria-selected={selected}
      data-index={index}
      data-open={open || undefined}
      tabIndex={tabIndex}
      className={classes.row}
    >
      <div role="gridcell">
        <label className={classes.selector}>
          <input
            type="checkbox"
            checked={selected}
            tabIndex={-1}
            aria-label={t('row.select', { word: word.text })}
            onChange={(event) => onToggle(index, (event.nativeEvent as MouseEvent).shiftKey)}
          />
        </label>
      </div>
      {/* The direction determines at which end a long word is truncated. */}
      <div role="gridcell" className={classes.word} dir={languageByCode(word.language)?.direction ?? 'auto'}>
        <bdi lang={word.language}>{word.text}</bdi>
        {word.pronunciation !== '' && (
          <>
            {'\u2002'}
            <bdi className={classes.pronunciation}>{word.pronunciation}</bdi>
          </>
        )}
      </div>
      <div role="gridcell" className={classes.translation} dir="auto">
        {word.translation}
      </div>
      <div role="gridcell" className={classes.tags}>
        {word.tags.slice(0, maxTags).map((tag) => (
          <TagChip key={tag} name={tag} color={colorOf(tag)} />
        ))}
        {hiddenTags !== '' && (
          <span className={classes.moreTags} role="img" aria-label={hiddenTags} title={hiddenTags}>
            +{format.number(word.tags.length - maxTags)}
          </span>
        )}
      </div>
      <div role="gridcell" className={classes.details}>
        {added && (
          <time dateTime={word.created_at ?? ''} title={t('row.added', { date: format.dateTime(added) })}>
            {format.date(added)}
          </time>
        )}
        <span>
          {word.last_reviewed
            ? t('row.reviewed', { when: format.relative(new Date(word.last_reviewed)) })
            : t('row.never_reviewed')}
        </span>
      </div>
      <div role="gridcell" className={classes.details}>
        {word.frequency !== null && (
          <span>{t('row.frequency', { number: format.number(word.frequency) })}</span>
        )}
        {word.difficulty !== null && (
          <span>{t('row.difficulty', { value: format.number(word.difficulty) })}</span>
        )}
      </div>
      <div role="gridcell" className={classes.level}>
        <LevelSelect
          label={t('row.level', { word: word.text })}
          value={levelOfEntry(word)}
          tabIndex={tabIndex}
          onChange={(level) => onLevel(word, level)}
        />
      </div>
    </div>
  );
});

/** Placeholder for a row that hasn't loaded. */
export const WordRowSkeleton = () => (
  <div className={classes.row} aria-hidden="true">
    <span />
    <Skeleton height={16} width="60%" />
    <Skeleton height={12} width="60%" />
    <Skeleton className={classes.level ?? ''} height={26} width={92} radius="xl" ml="auto" />
  </div>
);
