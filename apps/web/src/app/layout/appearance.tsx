import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { useInterfaceLanguage, useThemeChoice } from '@/features/settings/hooks/use-appearance.ts';
import type { Theme } from '@/features/settings/hooks/use-appearance.ts';
import { interfaceLanguageOptions } from '@/lib/i18n/interface-language.ts';
import { Segmented } from '@/ui/inputs/segmented.tsx';
import { CompactSelect } from '@/ui/inputs/compact-select.tsx';

const icons = { light: IconSun, dark: IconMoon, system: IconDeviceDesktop } as const;

/** Theme and interface language, at the bottom of the sidebar. */
export function Appearance() {
  const { t } = useTranslation(['navigation', 'common']);
  const { theme, choose } = useThemeChoice();
  const interfaceLanguage = useInterfaceLanguage();
  const option = (value: Theme) => {
    const Icon = icons[value];
    return { value, label: <Icon size={18} stroke={1.6} title={t(`theme.${value}`)} /> };
  };
  return (
    <>
      <Segmented
        fullWidth
        size="xs"
        aria-label={t('theme.label')}
        value={theme}
        onChange={choose}
        data={[option('light'), option('system'), option('dark')]}
      />
      <CompactSelect
        size="xs"
        label={t('common:interface_language')}
        value={interfaceLanguage.language}
        onChange={interfaceLanguage.choose}
        data={interfaceLanguageOptions}
      />
    </>
  );
}
