import { Input, NativeSelect, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { Segmented } from '../../../ui/segmented.tsx';
import { useInterfaceLanguage } from '../hooks/use-interface-language.ts';
import { useThemeChoice } from '../hooks/use-theme-choice.ts';
import type { Theme } from '../hooks/use-theme-choice.ts';
import { SettingsSection } from './settings-section.tsx';

const themes = ['light', 'dark', 'system'] as const satisfies readonly Theme[];

/** The look, and the language of the interface. */
export function GeneralSection() {
  const { t } = useTranslation(['settings', 'navigation']);
  const { theme, choose } = useThemeChoice();
  const interfaceLanguage = useInterfaceLanguage();
  return (
    <SettingsSection title={t('general.title')}>
      <Stack gap="md">
        <div>
          <Input.Label component="div" size="md" mb={6} display="block">
            {t('general.theme')}
          </Input.Label>
          <Segmented
            aria-label={t('general.theme')}
            value={theme}
            onChange={choose}
            data={themes.map((value) => ({ value, label: t(`navigation:theme.${value}`) }))}
          />
        </div>
        <NativeSelect
          label={t('general.interface_language')}
          value={interfaceLanguage.language}
          onChange={({ currentTarget }) => interfaceLanguage.choose(currentTarget.value)}
          data={interfaceLanguage.choices.map(({ code, native }) => ({ value: code, label: native }))}
        />
      </Stack>
    </SettingsSection>
  );
}
