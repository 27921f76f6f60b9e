import { NativeSelect, useMantineColorScheme } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { interfaceLanguageOptions } from '@/lib/i18n/interface-language.ts';
import { Segmented } from '@/ui/inputs/segmented.tsx';
import { useFadingState, useSetting } from '../hooks/use-setting.ts';
import { useInterfaceLanguage } from '../hooks/use-appearance.ts';
import type { Theme } from '../hooks/use-appearance.ts';
import { SettingRow } from './setting-row.tsx';
import { SettingsSection } from './settings-section.tsx';

const themes = ['light', 'dark', 'system'] as const satisfies readonly Theme[];

/** Theme and interface language. */
export function GeneralSection() {
  const { t } = useTranslation(['settings', 'navigation']);
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { value: savedTheme, set, state } = useSetting('theme');
  const interfaceLanguage = useInterfaceLanguage({ silent: true });
  const languageState = useFadingState(interfaceLanguage.state);
  const apply = (theme: Theme) => setColorScheme(theme === 'system' ? 'auto' : theme);
  const failed = state instanceof Error;
  useEffect(() => {
    if (failed) setColorScheme(savedTheme === 'system' ? 'auto' : savedTheme);
  }, [failed, savedTheme, setColorScheme]);
  return (
    <SettingsSection title={t('general.title')}>
      <SettingRow label={t('general.interface_language')} state={languageState}>
        {(ids) => (
          <NativeSelect
            {...ids}
            value={interfaceLanguage.language}
            onChange={({ currentTarget }) => interfaceLanguage.choose(currentTarget.value)}
            data={interfaceLanguageOptions}
          />
        )}
      </SettingRow>
      <SettingRow label={t('general.theme')} state={state}>
        {(ids) => (
          <Segmented
            {...ids}
            value={colorScheme === 'auto' ? 'system' : colorScheme}
            onChange={(theme) => {
              apply(theme);
              set(theme);
            }}
            data={themes.map((value) => ({ value, label: t(`navigation:theme.${value}`) }))}
          />
        )}
      </SettingRow>
    </SettingsSection>
  );
}
