import { practiceModes } from '@glossa/contract/settings';
import { getPracticeSummary } from '@glossa/contract/practice';
import { Checkbox, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useSetting } from '../hooks/use-setting.ts';
import { SettingRow } from './setting-row.tsx';

/** The modes that a practice session mixes; at least one. */
export function PracticeWays() {
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
