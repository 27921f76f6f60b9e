import { Anchor, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { SettingsSection } from './settings-section.tsx';

/** Links to help. */
export function HelpSection() {
  const { t } = useTranslation('settings');
  return (
    <SettingsSection title={t('help_links.title')}>
      <Stack gap="xs" align="flex-start">
        <Anchor component={Link} to="/help">
          {t('help_links.help')}
        </Anchor>
        <Anchor component={Link} to="#shortcuts">
          {t('help_links.shortcuts')}
        </Anchor>
        <Anchor component={Link} to="/developers">
          {t('help_links.developers')}
        </Anchor>
        <Anchor component={Link} to="/terms">
          {t('help_links.terms')}
        </Anchor>
        <Anchor component={Link} to="/privacy">
          {t('help_links.privacy')}
        </Anchor>
      </Stack>
    </SettingsSection>
  );
}
