import { Group, Text, Title } from '@mantine/core';
import { IconWorld } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { setInterfaceLanguage, interfaceLanguageOptions } from '@/lib/i18n/interface-language.ts';
import { Logo } from '@/ui/layout/logo.tsx';
import { CompactSelect } from '@/ui/inputs/compact-select.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import classes from './guest-layout.module.css';

/** Layout of the sign-in pages, styled as a sheet of paper on a table. */
export function GuestLayout({
  title,
  help,
  wide = false,
  footer,
  beside,
  children,
}: {
  title: string;
  help?: ReactNode;
  wide?: boolean;
  footer?: ReactNode;
  /** Content beside the sheet in wide windows, below it in narrow ones. Its space is reserved until it loads. */
  beside?: ReactNode;
  children: ReactNode;
}) {
  const { t, i18n } = useTranslation(['auth', 'common']);
  usePageTitle(title);
  return (
    <div className={classes.page}>
      <div className={classes.column}>
        <Text component="header" c="dimmed" ta="center">
          <Link to="/login" aria-label={t('common:app')}>
            <Logo size={36} />
          </Link>
          <Text ff="var(--glossa-font-reading)" mt="xs">
            {t('tagline')}
          </Text>
        </Text>
        <main className={classes.sheet} data-wide={wide || undefined}>
          <Title order={1} fz="xl" lh={1.55} lts="-0.015em">
            {title}
          </Title>
          {help !== undefined && (
            <Text c="dimmed" mt={6}>
              {help}
            </Text>
          )}
          {children}
        </main>
        {footer !== undefined && (
          <Text component="div" c="dimmed" ta="center">
            {footer}
          </Text>
        )}
        <Group component="footer" gap="xs" c="dimmed">
          <IconWorld size={18} stroke={1.6} aria-hidden="true" />
          <CompactSelect
            label={t('common:interface_language')}
            value={i18n.language}
            onChange={setInterfaceLanguage}
            data={interfaceLanguageOptions}
          />
        </Group>
      </div>
      {beside !== undefined && (
        <aside className={classes.beside} aria-label={t('tagline')}>
          {beside}
        </aside>
      )}
    </div>
  );
}

/** An error about a form as a whole, announced when it appears. */
export function FormAlert({ children }: { children: ReactNode }) {
  return (
    <Text size="sm" p="sm" bdrs="md" bg="var(--glossa-danger-wash)" role="alert">
      {children}
    </Text>
  );
}
