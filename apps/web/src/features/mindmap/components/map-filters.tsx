import { maxDepth } from '@glossa/contract/mindmap';
import type { MindMapNode } from '@glossa/contract/mindmap';
import { Button, CloseButton, Group, Slider, Text, TextInput } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useDebouncedText } from '@/domain/search/use-debounced-text.ts';
import { useLevelLabel } from '@/domain/words/entry/use-level-label.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import { useIsPhone } from '@/ui/hooks/use-breakpoint.ts';
import { Segmented } from '@/ui/inputs/segmented.tsx';
import { CompactSelect } from '@/ui/inputs/compact-select.tsx';
import { filterCount, levelChoices } from '../hooks/use-map-view.ts';
import type { ChangeView, MapView } from '../hooks/use-map-view.ts';
import { truncateLabel } from '../model/paint.ts';
import classes from './map-filters.module.css';

const partsOfSpeech = ['noun', 'verb', 'adjective', 'adverb', 'phrase'] as const;

/** Search, depth and filters in one row. On phones, the filters are behind a button that shows how many are active. */
export function MapFilters({ view, onChange }: { view: MapView; onChange: ChangeView }) {
  const { t } = useTranslation('mindmap');
  const format = useFormat();
  const isPhone = useIsPhone();
  const [filtersOpened, setFiltersOpened] = useState(false);
  const count = filterCount(view);
  return (
    <div className={classes.root}>
      <DebouncedField
        className={classes.search}
        label={t('filters.search')}
        value={view.search}
        isSearch
        onChange={(search) => onChange({ search }, { replace: true })}
      />
      <DepthField value={view.depth} onChange={onChange} />
      {isPhone && (
        <Button
          flex="none"
          variant={count > 0 ? 'light' : 'default'}
          size="sm"
          leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.6} />}
          aria-expanded={filtersOpened}
          aria-label={t('filters.open_count', { number: count })}
          onClick={() => setFiltersOpened(!filtersOpened)}
        >
          {count > 0 ? format.number(count) : t('filters.open')}
        </Button>
      )}
      {(filtersOpened || !isPhone) && <FilterFields view={view} onChange={onChange} />}
    </div>
  );
}

function FilterFields({ view, onChange }: { view: MapView; onChange: ChangeView }) {
  const { t } = useTranslation('mindmap');
  const label = useLevelLabel();
  return (
    <>
      <CompactSelect
        label={t('filters.level')}
        value={view.level ?? ''}
        data={[
          { value: '', label: t('filters.any_level') },
          ...levelChoices.map((value) => ({
            value,
            label: value === 'learning' ? t('filters.learning') : label(value),
          })),
        ]}
        onChange={(value) => onChange({ level: levelChoices.find((choice) => choice === value) })}
      />
      <CompactSelect
        label={t('filters.part')}
        value={view.partOfSpeech}
        data={[
          { value: '', label: t('filters.any_part') },
          ...partsOfSpeech.map((value) => ({ value, label: t(`filters.parts.${value}`) })),
        ]}
        onChange={(partOfSpeech) => onChange({ partOfSpeech })}
      />
      <DebouncedField
        className={classes.tag}
        label={t('filters.tag')}
        value={view.tag}
        onChange={(tag) => onChange({ tag }, { replace: true })}
      />
    </>
  );
}

function DebouncedField({
  label,
  value,
  className,
  isSearch = false,
  onChange,
}: {
  label: string;
  value: string;
  className: string | undefined;
  isSearch?: boolean;
  onChange: (value: string) => void;
}) {
  const { t } = useTranslation('mindmap');
  const { typed, type, onBlur } = useDebouncedText(value, onChange);
  return (
    <TextInput
      className={className ?? ''}
      size="sm"
      type={isSearch ? 'search' : 'text'}
      maxLength={isSearch ? 200 : 60}
      aria-label={label}
      placeholder={label}
      value={typed}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={onBlur}
      leftSection={isSearch && <IconSearch size={16} stroke={1.6} />}
      rightSection={
        typed !== '' && (
          <CloseButton size="sm" aria-label={t('filters.clear', { label })} onClick={() => type('')} />
        )
      }
    />
  );
}

function DepthField({ value, onChange }: { value: number; onChange: ChangeView }) {
  const { t } = useTranslation('mindmap');
  const id = useId();
  const [draft, setDraft] = useState(value);
  useEffect(() => setDraft(value), [value]);
  return (
    <Group className={classes.depth} gap={10} wrap="nowrap">
      <Text component="span" size="sm" flex="none" id={id}>
        {t('filters.depth', { number: draft })}
      </Text>
      <Slider
        size="sm"
        min={0}
        max={maxDepth}
        step={1}
        label={null}
        value={draft}
        thumbProps={{ 'aria-labelledby': id }}
        onChange={setDraft}
        onChangeEnd={(depth) => onChange({ depth }, { replace: true })}
      />
    </Group>
  );
}

/** Switches between the words around one word and all words. */
export function MapScope({
  center,
  number,
  value,
  onChange,
}: {
  center: MindMapNode;
  /** Total number of words. */
  number: number;
  value: MapView['words'];
  onChange: (words: MapView['words']) => void;
}) {
  const { t } = useTranslation('mindmap');
  return (
    <Segmented
      aria-label={t('legend.words')}
      value={value}
      data={[
        { value: 'one', label: t('extent.one', { word: truncateLabel(center.term) }) },
        { value: 'all', label: t('extent.all', { number }) },
      ]}
      onChange={onChange}
    />
  );
}
