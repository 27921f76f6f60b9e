import { Box, Button, Checkbox, Group, Text } from '@mantine/core';
import type { BookPreview } from '@glossa/contract/imports';
import { useTranslation } from 'react-i18next';

import { List } from '@/ui/layout/list.tsx';
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
  const allChapters = chapters.map((_, number) => number);
  return (
    <Box component="fieldset" miw={0}>
      <Text component="legend" fw={500}>
        {t('book.chapters')}
      </Text>
      <Group gap="xs" justify="space-between" mih={36} fz={14} c="dimmed">
        <span role="status">{t('book.chosen', { count: chosen.length, all: chapters.length })}</span>
        <span>
          <Button size="compact-sm" variant="subtle" onClick={() => onChange(allChapters)}>
            {t('book.choose_all')}
          </Button>
          <Button size="compact-sm" variant="subtle" onClick={() => onChange([])}>
            {t('book.choose_none')}
          </Button>
        </span>
      </Group>
      <List component="ol" isDivided className={classes.list}>
        {chapters.map(({ title, characters }, number) => (
          <Group key={number} component="li" gap="sm" wrap="nowrap" mih={44} px={14} py={6}>
            <Checkbox
              flex="1 1 auto"
              checked={selected.has(number)}
              onChange={() => toggle(number)}
              label={<bdi>{title === '' ? t('book.chapter', { number: number + 1 }) : title}</bdi>}
            />
            <Text component="span" className="tabular" size="sm" c="dimmed" flex="none">
              {t('book.characters', { count: characters })}
            </Text>
          </Group>
        ))}
      </List>
      {error !== undefined && (
        <Text size="sm" c="var(--glossa-danger)" mt={6} role="alert">
          {error}
        </Text>
      )}
    </Box>
  );
}
