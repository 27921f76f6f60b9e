import { defaultSettings } from '@glossa/contract/settings';
import type { Settings } from '@glossa/contract/settings';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { settingsQuery, settingsSaver } from '@/domain/settings/settings-saver.ts';
import { toast } from '@/ui/feedback/toast.tsx';

const pick = (settings: Settings, names: readonly (keyof Settings)[]): Partial<Settings> =>
  Object.fromEntries(names.map((name) => [name, settings[name]]));

/** Resets a group of settings to the defaults; can be undone. */
export function ResetGroup({ group, names }: { group: string; names: readonly (keyof Settings)[] }) {
  const { t } = useTranslation('settings');
  const { change } = settingsSaver(useQueryClient());
  const { data } = useQuery(settingsQuery);
  if (!data) return null;
  const before = pick(data, names);
  const usual = pick(defaultSettings, names);
  return (
    <Button
      mt="md"
      variant="default"
      size="sm"
      aria-label={t('reset_named', { group })}
      disabled={JSON.stringify(before) === JSON.stringify(usual)}
      onClick={() => {
        change(usual);
        toast.undo({ message: t('was_reset', { group }), onUndo: () => change(before) });
      }}
    >
      {t('reset')}
    </Button>
  );
}
