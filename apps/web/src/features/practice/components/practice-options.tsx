import { getPracticeSummary } from '@glossa/contract/practice';
import type { Settings } from '@glossa/contract/settings';
import { Group, NumberInput, Slider, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { settingsQuery, getSettingsSaver } from '@/domain/settings/settings-saver.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import { Section } from '@/ui/layout/section.tsx';

type PracticeSettings = Pick<Settings, 'newWordsPerDay' | 'requestedRetention' | 'practiceModes'>;

/** Fields for the number of new words per day and the target retention. */
export function PracticeOptions({
  settings: { newWordsPerDay, requestedRetention },
  onChange,
}: {
  settings: PracticeSettings;
  onChange: (part: Partial<PracticeSettings>) => void;
}) {
  const { t } = useTranslation('practice');
  const format = useFormat();
  const id = useId();
  return (
    <Section order={3} title={t('options.title')}>
      <NumberInput
        label={t('options.new_words')}
        size="sm"
        min={0}
        max={500}
        clampBehavior="strict"
        allowDecimal={false}
        value={newWordsPerDay}
        onChange={(value) => typeof value === 'number' && onChange({ newWordsPerDay: value })}
      />
      <Group id={id} justify="space-between" mt={20} mb="xs" fz="sm" fw={500}>
        {t('options.retention')} <span className="tabular">{format.percent(requestedRetention)}</span>
      </Group>
      <Slider
        min={0.7}
        max={0.97}
        step={0.01}
        label={null}
        value={requestedRetention}
        onChange={(value) => onChange({ requestedRetention: Math.round(value * 100) / 100 })}
        thumbProps={{ 'aria-labelledby': id, 'aria-valuetext': format.percent(requestedRetention) }}
      />
      <Text size="sm" c="dimmed" mt={10}>
        {t('options.retention_help')}
      </Text>
    </Section>
  );
}

/**
 * Returns the learner's practice settings and a setter. A change applies immediately, is saved to the account, and
 * refetches the practice summary.
 */
export function usePracticeSettings(): {
  settings: PracticeSettings | undefined;
  change: (part: Partial<PracticeSettings>) => void;
} {
  const { data } = useQuery(settingsQuery);
  const saver = getSettingsSaver(useQueryClient());
  useEffect(() => () => saver.flush(), [saver]);
  return { settings: data, change: (part) => saver.change(part, [getPracticeSummary]) };
}
