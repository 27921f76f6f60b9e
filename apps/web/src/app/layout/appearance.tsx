import { NativeSelect, SegmentedControl } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { useInterfaceLanguage } from '../../features/settings/hooks/use-interface-language.ts';
import { useThemeChoice } from '../../features/settings/hooks/use-theme-choice.ts';
import type { Theme } from '../../features/settings/hooks/use-theme-choice.ts';

const icons = { light: IconSun, dark: IconMoon, system: IconDeviceDesktop } as const;

/** Theme and interface language, at the foot of the sidebar. */
export function Appearance() {
  const { t } = useTranslation('navigation');
  const { theme, choose } = useThemeChoice();
  const interfaceLanguage = useInterfaceLanguage();
  const option = (value: Theme) => {
    const Icon = icons[value];
    return { value, label: <Icon size={18} stroke={1.6} title={t(`theme.${value}`)} /> };
  };
  return (
    <>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={t('theme.label')}
        value={theme}
        onChange={(value) => choose(value)}
        data={[option('light'), option('system'), option('dark')]}
      />
      {interfaceLanguage.choices.length > 1 && (
        <NativeSelect
          size="xs"
          aria-label={t('interface_language')}
          value={interfaceLanguage.language}
          onChange={({ currentTarget }) => interfaceLanguage.choose(currentTarget.value)}
          data={interfaceLanguage.choices.map(({ code, native }) => ({ value: code, label: native }))}
        />
      )}
    </>
  );
}
