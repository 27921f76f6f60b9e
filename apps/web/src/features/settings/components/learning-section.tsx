import { getPracticeSummary } from '@glossa/contract/practice';
import type { Settings } from '@glossa/contract/settings';
import { useTranslation } from 'react-i18next';

import { useUser } from '@/domain/session/session-context.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import { DailyGoal } from './daily-goal.tsx';
import { LearningLanguages } from './learning-languages.tsx';
import { PracticeWays } from './practice-ways.tsx';
import { ResetGroup } from './reset-group.tsx';
import { ChoiceSetting, NumberSetting, SliderSetting } from './setting-controls.tsx';
import { SettingsLoaded } from './settings-loaded.tsx';
import { SettingsSection } from './settings-section.tsx';

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
          write={format.percent}
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
        <PracticeWays />
        <ResetGroup group={title} names={names} />
      </SettingsLoaded>
      <LearningLanguages />
    </SettingsSection>
  );
}
