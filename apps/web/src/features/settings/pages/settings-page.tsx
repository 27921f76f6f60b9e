import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { SearchField } from '@/domain/search/search-field.tsx';
import { settingsSaver } from '@/domain/settings/settings-saver.ts';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { DataSection } from '../components/data-section.tsx';
import { DeleteSection } from '../components/delete-section.tsx';
import { DeviceSection } from '../components/device-section.tsx';
import { GeneralSection } from '../components/general-section.tsx';
import { GroupList } from '../components/group-list.tsx';
import { HelpSection } from '../components/help-section.tsx';
import { LearningSection } from '../components/learning-section.tsx';
import { NotificationsSection } from '../components/notifications-section.tsx';
import { PasswordSection } from '../components/password-section.tsx';
import { ProfileSection } from '../components/profile-section.tsx';
import { SessionsSection } from '../components/sessions-section.tsx';
import { ShortcutsSection } from '../components/shortcuts-section.tsx';
import { TextSection } from '../components/text-section.tsx';
import { TokensSection } from '../components/tokens-section.tsx';
import { useCurrentGroup } from '../hooks/use-current-group.ts';
import { useFoundGroups } from '../hooks/use-found-groups.ts';
import type { SettingsGroupId } from '../settings-groups.ts';
import classes from './settings-page.module.css';

/** /settings, with a group as the hash */
export function SettingsPage() {
  const { t } = useTranslation(['settings', 'offline']);
  usePageTitle(t('title'));
  const [search, setSearch] = useState('');
  const page = useRef<HTMLDivElement>(null);
  const current = useCurrentGroup(page);
  const found = useFoundGroups(page, search);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash.length > 1) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, key]);
  const { flush } = settingsSaver(useQueryClient());
  useEffect(() => flush, [flush]);

  const groups: { id: SettingsGroupId; title: string; sections: ReactNode }[] = [
    { id: 'general', title: t('general.title'), sections: <GeneralSection /> },
    { id: 'text', title: t('text.title'), sections: <TextSection /> },
    { id: 'learning', title: t('learning.title'), sections: <LearningSection /> },
    { id: 'notifications', title: t('notifications.title'), sections: <NotificationsSection /> },
    { id: 'shortcuts', title: t('shortcuts.title'), sections: <ShortcutsSection /> },
    {
      id: 'account',
      title: t('account.title'),
      sections: (
        <>
          <ProfileSection />
          <PasswordSection />
          <SessionsSection />
          <TokensSection />
          <DeleteSection />
        </>
      ),
    },
    { id: 'data', title: t('data.title'), sections: <DataSection /> },
    { id: 'device', title: t('offline:device.title'), sections: <DeviceSection /> },
    { id: 'help', title: t('help_links.title'), sections: <HelpSection /> },
  ];
  const shown = groups.filter(({ id }) => found?.has(id) ?? true);
  return (
    <PageLayout>
      <PageHeader title={t('title')} help={t('help')} />
      <div className={classes.columns}>
        <div className={classes.side}>
          <SearchField value={search} label={t('search')} group={t('title')} onChange={setSearch} />
          {shown.length > 0 && <GroupList groups={shown} current={current} />}
        </div>
        <div ref={page}>
          {groups.map(({ id, sections }) => (
            // Hidden rather than unmounted, so that input is preserved and its text stays searchable.
            <div
              key={id}
              id={id}
              data-group
              className={classes.group}
              hidden={!shown.some((one) => one.id === id)}
            >
              {sections}
            </div>
          ))}
          {shown.length === 0 && (
            <p role="status" className={classes.nothing}>
              {t('nothing_found')}
            </p>
          )}
        </div>
      </div>
    </PageLayout>
  );
}
