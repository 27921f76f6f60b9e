import { Button, Checkbox, Group } from '@mantine/core';
import type { BookPreview } from '@glossa/contract/imports';
import { useTranslation } from 'react-i18next';

import classes from './chapter-list.module.css';

/** The chapters of a book with their lengths, to choose from. `chosen` contains their indexes, from 0. */
export function ChapterList({
  chapters,
  chosen,
  error,
  onChange,
}: {
  chapters: BookPreview['chapters'];
  chosen: readonly number[];
  error: string | undefined;
  onChange: (chosen: number[]) => void;
}) {
  const { t } = useTranslation('imports');
  const selected = new Set(chosen);
  const toggle = (number: number) => {
    if (!selected.delete(number)) selected.add(number);
    onChange([...selected].sort((a, b) => a - b));
  };
  const all = chapters.map((_, number) => number);
  return (
    <fieldset className={classes.root}>
      <legend className={classes.legend}>{t('book.chapters')}</legend>
      <Group gap="xs" justify="space-between" className={classes.head}>
        <span role="status">{t('book.chosen', { count: chosen.length, all: chapters.length })}</span>
        <span>
          <Button size="compact-sm" variant="subtle" onClick={() => onChange(all)}>
            {t('book.choose_all')}
          </Button>
          <Button size="compact-sm" variant="subtle" onClick={() => onChange([])}>
            {t('book.choose_none')}
          </Button>
        </span>
      </Group>
      <ol className={classes.list}>
        {chapters.map(({ title, characters }, number) => (
          <li key={number} className={classes.row}>
            <Checkbox
              className={classes.name}
              checked={selected.has(number)}
              onChange={() => toggle(number)}
              label={<bdi>{title === '' ? t('book.chapter', { number: number + 1 }) : title}</bdi>}
            />
            <span className={classes.size}>{t('book.characters', { count: characters })}</span>
          </li>
        ))}
      </ol>
      {error !== undefined && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
