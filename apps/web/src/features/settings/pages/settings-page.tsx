import { Anchor, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, Link } from 'react-router-dom';

import { SearchField } from '@/domain/search/search-field.tsx';
import { getSettingsSaver } from '@/domain/settings/settings-saver.ts';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { DataSection } from '../components/data-section.tsx';
import { DeleteSection } from '../components/delete-section.tsx';
import { DeviceSection } from '../components/device-section.tsx';
import { EmailSection } from '../components/email-section.tsx';
import { GeneralSection } from '../components/general-section.tsx';
import {
  SettingsNavigation,
  useCurrentGroup,
  useMatchingGroups,
} from '../components/settings-navigation.tsx';
import { LearningSection } from '../components/learning-section.tsx';
import { KnownDevicesSection } from '../components/known-devices-section.tsx';
import { LookupSection } from '../components/lookup-section.tsx';
import { NotificationsSection } from '../components/notifications-section.tsx';
import { PasswordSection } from '../components/password-section.tsx';
import { PersonalSection } from '../components/personal-section.tsx';
import { ProfileSection } from '../components/profile-section.tsx';
import { ProvidersSection } from '../components/providers-section.tsx';
import { SecondFactorSection } from '../components/second-factor-section.tsx';
import { SessionsSection } from '../components/sessions-section.tsx';
import { SignInsSection } from '../components/sign-ins-section.tsx';
import { ShortcutsSection } from '../components/shortcuts-section.tsx';
import { StorageSection } from '../components/storage-section.tsx';
import { TextSection } from '../components/text-section.tsx';
import { TokensSection } from '../components/tokens-section.tsx';
import type { SettingsGroupId } from '../components/settings-navigation.tsx';
import { SettingsSection } from '../components/settings-section.tsx';
import classes from './settings-page.module.css';

/** /settings: all settings in groups. The hash specifies a group. */
export function SettingsPage() {
  const { t } = useTranslation(['settings', 'offline']);
  usePageTitle(t('title'));
  const [search, setSearch] = useState('');
  const page = useRef<HTMLDivElement>(null);
  const current = useCurrentGroup(page);
  const found = useMatchingGroups(page, search);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash.length > 1) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, key]);
  const { flush } = getSettingsSaver(useQueryClient());
  useEffect(() => flush, [flush]);

  const groups: { id: SettingsGroupId; title: string; sections: ReactNode }[] = [
    { id: 'general', title: t('general.title'), sections: <GeneralSection /> },
    { id: 'text', title: t('text.title'), sections: <TextSection /> },
    { id: 'learning', title: t('learning.title'), sections: <LearningSection /> },
    { id: 'lookup', title: t('lookup.title'), sections: <LookupSection /> },
    { id: 'notifications', title: t('notifications.title'), sections: <NotificationsSection /> },
    { id: 'shortcuts', title: t('shortcuts.title'), sections: <ShortcutsSection /> },
    {
      id: 'account',
      title: t('account.title'),
      sections: (
        <>
          <ProfileSection />
          <EmailSection />
          <PersonalSection />
          <DeleteSection />
        </>
      ),
    },
    {
      id: 'security',
      title: t('security.title'),
      sections: (
        <>
          <PasswordSection />
          <ProvidersSection />
          <SecondFactorSection />
          <SessionsSection />
          <KnownDevicesSection />
          <SignInsSection />
          <TokensSection />
        </>
      ),
    },
    {
      id: 'data',
      title: t('data.title'),
      sections: (
        <>
          <StorageSection />
          <DataSection />
        </>
      ),
    },
    { id: 'device', title: t('offline:device.title'), sections: <DeviceSection /> },
    { id: 'help', title: t('help_links.title'), sections: <HelpSection /> },
  ];
  const visible = groups.filter(({ id }) => found?.has(id) ?? true);
  return (
    <PageLayout>
      <PageHeader title={t('title')} help={t('help')} />
      <div className={classes.columns}>
        <div className={classes.sidebar}>
          <SearchField value={search} label={t('search')} group={t('title')} onChange={setSearch} />
          {visible.length > 0 && <SettingsNavigation groups={visible} current={current} />}
        </div>
        <div ref={page}>
          {groups.map(({ id, sections }) => (
            // Hidden rather than unmounted, so that input is preserved and the text remains searchable.
            <div
              key={id}
              id={id}
              data-group
              className={classes.group}
              hidden={!visible.some((group) => group.id === id)}
            >
              {sections}
            </div>
          ))}
          {visible.length === 0 && (
            <Text role="status" c="dimmed" py="xl">
              {t('nothing_found')}
            </Text>
          )}
        </div>
      </div>
    </PageLayout>
  );
}

/** Links to the help pages, the shortcuts, the developer guide and the legal documents. */
function HelpSection() {
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
