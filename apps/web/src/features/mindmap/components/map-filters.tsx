import { Button, CloseButton, Slider, TextInput } from '@mantine/core';
import { deepest } from '@glossa/contract/mindmap';
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useDebouncedText } from '@/domain/search/use-debounced-text.ts';
import { useLevelLabel } from '@/domain/words/entry/use-level-label.ts';
import { SlimSelect } from '@/ui/inputs/slim-select.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { useIsPhone } from '@/ui/hooks/use-is-phone.ts';
import type { ChangeView } from '../hooks/use-map-view.ts';
import { filterCount, levelChoices } from '../model/map-view.ts';
import type { MapView } from '../model/map-view.ts';
import classes from './map-filters.module.css';

const parts = ['noun', 'verb', 'adjective', 'adverb', 'phrase'] as const;

/** Search, depth and filters in one row. On phones the filters are behind a button that shows how many are active. */
export function MapFilters({ view, onChange }: { view: MapView; onChange: ChangeView }) {
  const { t } = useTranslation('mindmap');
  const format = useFormat();
  const isPhone = useIsPhone();
  const [opened, setOpened] = useState(false);
  const count = filterCount(view);
  return (
    <div className={classes.root}>
      <TypedField
        className={classes.search}
        label={t('filters.search')}
        value={view.search}
        isSearch
        onChange={(search) => onChange({ search }, { replace: true })}
      />
      <DepthField value={view.depth} onChange={onChange} />
      {isPhone && (
        <Button
          className={classes.open ?? ''}
          variant={count > 0 ? 'light' : 'default'}
          size="sm"
          leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.6} />}
          aria-expanded={opened}
          aria-label={t('filters.open_count', { number: count })}
          onClick={() => setOpened(!opened)}
        >
          {count > 0 ? format.number(count) : t('filters.open')}
        </Button>
      )}
      {(opened || !isPhone) && <FilterFields view={view} onChange={onChange} />}
    </div>
  );
}

function FilterFields({ view, onChange }: { view: MapView; onChange: ChangeView }) {
  const { t } = useTranslation('mindmap');
  const label = useLevelLabel();
  return (
    <>
      <SlimSelect
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
      <SlimSelect
        label={t('filters.part')}
        value={view.partOfSpeech}
        data={[
          { value: '', label: t('filters.any_part') },
          ...parts.map((value) => ({ value, label: t(`filters.parts.${value}`) })),
        ]}
        onChange={(partOfSpeech) => onChange({ partOfSpeech })}
      />
      <TypedField
        className={classes.tag}
        label={t('filters.tag')}
        value={view.tag}
        onChange={(tag) => onChange({ tag }, { replace: true })}
      />
    </>
  );
}

/** A debounced text field. */
function TypedField({
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
  const { typed, type } = useDebouncedText(value, onChange);
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
  const [held, setHeld] = useState(value);
  useEffect(() => setHeld(value), [value]);
  return (
    <div className={classes.depth}>
      <span id={id}>{t('filters.depth', { number: held })}</span>
      <Slider
        size="sm"
        min={0}
        max={deepest}
        step={1}
        label={null}
        value={held}
        thumbProps={{ 'aria-labelledby': id }}
        onChange={setHeld}
        onChangeEnd={(depth) => onChange({ depth }, { replace: true })}
      />
    </div>
  );
}
