import { defaultSettings } from '@glossa/contract/settings';
import type { Settings } from '@glossa/contract/settings';
import { Button, Skeleton, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { errorText } from '@/lib/i18n/error-text.ts';
import { settingsQuery, getSettingsSaver } from '@/domain/settings/settings-saver.ts';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { toast } from '@/ui/feedback/toast.tsx';
import { Section } from '@/ui/layout/section.tsx';
import classes from './settings-section.module.css';

/** A section of the settings: its name, help and controls. */
export function SettingsSection({
  title,
  help,
  danger = false,
  children,
}: {
  title: string;
  help?: string;
  danger?: boolean;
  children: ReactNode;
}) {
  return (
    <Section
      className={classes.section ?? ''}
      title={
        danger ? (
          <Text span inherit c="var(--glossa-danger)">
            {title}
          </Text>
        ) : (
          title
        )
      }
      help={help}
      py="xl"
    >
      {children}
    </Section>
  );
}

/** Renders settings only once they have loaded, because controls would otherwise show defaults. */
export function SettingsLoaded({ rows, children }: { rows: number; children: ReactNode }) {
  const { data, error, refetch } = useQuery(settingsQuery);
  if (data) return children;
  if (error) return <ErrorState message={errorText(error)} onRetry={() => void refetch()} />;
  return (
    <LoadingState>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={32} my={14} />
      ))}
    </LoadingState>
  );
}

const pick = (settings: Settings, names: readonly (keyof Settings)[]): Partial<Settings> =>
  Object.fromEntries(names.map((name) => [name, settings[name]]));

/** Resets a group of settings to their defaults, with undo. */
export function ResetButton({ group, names }: { group: string; names: readonly (keyof Settings)[] }) {
  const { t } = useTranslation('settings');
  const { change } = getSettingsSaver(useQueryClient());
  const { data } = useQuery(settingsQuery);
  if (!data) return null;
  const before = pick(data, names);
  const defaults = pick(defaultSettings, names);
  return (
    <Button
      mt="md"
      variant="default"
      size="sm"
      aria-label={t('reset_named', { group })}
      disabled={JSON.stringify(before) === JSON.stringify(defaults)}
      onClick={() => {
        change(defaults);
        toast.undo({ message: t('was_reset', { group }), onUndo: () => change(before) });
      }}
    >
      {t('reset')}
    </Button>
  );
}
