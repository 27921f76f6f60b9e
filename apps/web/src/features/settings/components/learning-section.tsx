import { getPracticeSummary } from '@glossa/contract/practice';
import { practiceModes } from '@glossa/contract/settings';
import type { Settings } from '@glossa/contract/settings';
import { Checkbox, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useUser } from '@/domain/session/session-context.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import { useSetting } from '../hooks/use-setting.ts';
import { DailyGoal } from './daily-goal.tsx';
import { LearningLanguages } from './learning-languages.tsx';
import { ResetButton, SettingsLoaded, SettingsSection } from './settings-section.tsx';
import { ChoiceSetting, NumberSetting, SliderSetting } from './setting-controls.tsx';
import { SettingRow } from './setting-row.tsx';

const names = [
  'newWordsPerDay',
  'requestedRetention',
  'practiceModes',
  'translationsOver',
] as const satisfies readonly (keyof Settings)[];

/** Daily goal, languages and practice settings. */
export function LearningSection() {
  const { t } = useTranslation(['settings', 'reader', 'practice']);
  const format = useFormat();
  const title = t('learning.title');
  const isLearner = useUser().account_type === 'learner';
  return (
    <SettingsSection title={title} help={t('learning.help')}>
      <SettingsLoaded rows={6}>
        {isLearner && <DailyGoal />}
        <NumberSetting
          name="newWordsPerDay"
          label={t('learning.new_words')}
          range={{ min: 0, max: 500 }}
          dependent={[getPracticeSummary]}
        />
        <SliderSetting
          name="requestedRetention"
          label={t('practice:options.retention')}
          help={t('practice:options.retention_help')}
          range={{ min: 0.7, max: 0.97, step: 0.01 }}
          format={format.percent}
          dependent={[getPracticeSummary]}
        />
        <ChoiceSetting
          name="translationsOver"
          label={t('learning.translations')}
          help={t('learning.translations_help')}
          names={{
            never: t('reader:menu.over_never'),
            unknown: t('reader:menu.over_unknown'),
            all: t('reader:menu.over_all'),
          }}
        />
        <PracticeModes />
        <ResetButton group={title} names={names} />
      </SettingsLoaded>
      <LearningLanguages />
    </SettingsSection>
  );
}

/** The modes that a practice session can use; at least one is always selected. */
function PracticeModes() {
  const { t } = useTranslation(['settings', 'practice']);
  const { value: chosen, set, state } = useSetting('practiceModes', [getPracticeSummary]);
  const labels = {
    recognise: t('practice:modes.recognise'),
    cloze: t('practice:modes.cloze'),
    listen: t('practice:modes.listen'),
    recall: t('practice:modes.recall'),
    type: t('practice:modes.type'),
  };
  const helps = {
    recognise: t('practice:modes.recognise_help'),
    cloze: t('practice:modes.cloze_help'),
    listen: t('practice:modes.listen_help'),
    recall: t('practice:modes.recall_help'),
    type: t('practice:modes.type_help'),
  };
  return (
    <SettingRow label={t('practice:modes.label')} help={t('learning.ways_help')} state={state} isWide>
      {(ids) => (
        <Stack gap="xs" role="group" {...ids}>
          {practiceModes.map((mode) => (
            <Checkbox
              key={mode}
              label={labels[mode]}
              description={helps[mode]}
              checked={chosen.includes(mode)}
              disabled={chosen.length === 1 && chosen.includes(mode)}
              onChange={() =>
                set(practiceModes.filter((other) => chosen.includes(other) !== (other === mode)))
              }
            />
          ))}
        </Stack>
      )}
    </SettingRow>
  );
}
