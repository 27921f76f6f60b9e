import { NativeSelect, useMantineColorScheme } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { languageOptions } from '@/lib/i18n/language-options.ts';
import { Segmented } from '@/ui/inputs/segmented.tsx';
import { useFadingState } from '../hooks/use-fading-state.ts';
import { useInterfaceLanguage } from '../hooks/use-interface-language.ts';
import { useSetting } from '../hooks/use-setting.ts';
import type { Theme } from '../hooks/use-theme-choice.ts';
import { SettingRow } from './setting-row.tsx';
import { SettingsSection } from './settings-section.tsx';

const themes = ['light', 'dark', 'system'] as const satisfies readonly Theme[];

/** Theme and interface language. */
export function GeneralSection() {
  const { t } = useTranslation(['settings', 'navigation']);
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { value: kept, set, state } = useSetting('theme');
  const interfaceLanguage = useInterfaceLanguage({ quiet: true });
  const languageState = useFadingState(interfaceLanguage.state);
  const show = (theme: Theme) => setColorScheme(theme === 'system' ? 'auto' : theme);
  const failed = state instanceof Error;
  useEffect(() => {
    if (failed) setColorScheme(kept === 'system' ? 'auto' : kept);
  }, [failed, kept, setColorScheme]);
  return (
    <SettingsSection title={t('general.title')}>
      <SettingRow label={t('general.interface_language')} state={languageState}>
        {(ids) => (
          <NativeSelect
            {...ids}
            value={interfaceLanguage.language}
            onChange={({ currentTarget }) => interfaceLanguage.choose(currentTarget.value)}
            data={languageOptions}
          />
        )}
      </SettingRow>
      <SettingRow label={t('general.theme')} state={state}>
        {(ids) => (
          <Segmented
            {...ids}
            value={colorScheme === 'auto' ? 'system' : colorScheme}
            onChange={(theme) => {
              show(theme);
              set(theme);
            }}
            data={themes.map((value) => ({ value, label: t(`navigation:theme.${value}`) }))}
          />
        )}
      </SettingRow>
    </SettingsSection>
  );
}
