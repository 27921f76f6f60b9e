import { Alert, Button, Group, NativeSelect } from '@mantine/core';
import { IconPlugConnected, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import {
  companionErrorText,
  CompanionError,
  fetchCompanionLanguage,
  sendLanguage,
} from '@/domain/companion/companion-site.ts';
import type { CompanionResponse } from '@/domain/companion/companion-site.ts';
import { useLanguageCookies } from '@/domain/companion/use-language-cookies.ts';
import { NotConnected } from '@/domain/companion/use-companion.ts';
import type { ConnectedSite } from '@/domain/companion/use-companion.ts';
import { useSyncFromCompanion } from '@/domain/companion/use-sync-from-companion.ts';
import { languageName } from '@/lib/i18n/language-name.ts';
import { Section } from '@/ui/layout/section.tsx';
import { toast } from '@/ui/feedback/toast.tsx';
import { CallLog, useCallLog } from './call-log.tsx';
import { LanguageComparison } from './language-comparison.tsx';
import classes from './language-test.module.css';
import type { LanguageOptions } from './use-language-choice.ts';

const steps = ['choose', 'tell', 'visit', 'sync', 'fail'] as const;

/** Formats a companion site failure for the log. */
const formatError = (error: unknown): unknown =>
  error instanceof CompanionError ? { failure: error.kind, message: error.message } : String(error);

/** The language on both sites, a selector, tests of syncing in both directions, and a log. */
export function LanguageTest({ site, choice }: { site: ConnectedSite | undefined; choice: LanguageOptions }) {
  const { t, i18n } = useTranslation(['companion', 'tests']);
  const { entries, record, clear } = useCallLog();
  const companion = useCompanionLanguage(site);
  const logCall = (action: string, act: () => Promise<CompanionResponse>) =>
    record(`POST admin-ajax.php ${action}`, act, formatError).finally(() => void companion.refetch());
  const { sync, isBusy } = useSyncFromCompanion(site, choice, (ajaxUrl) =>
    logCall('action=glossa_language', () => fetchCompanionLanguage(ajaxUrl)),
  );
  const { current } = choice;
  const test = async () => {
    if (!site || current === undefined) return;
    try {
      const { message } = await logCall(`action=sync_language lang=${current}`, () =>
        sendLanguage(site.ajaxUrl, current),
      );
      toast.success(message);
    } catch (failure) {
      toast.error(companionErrorText(failure, site));
    }
  };
  return (
    <>
      {!site && (
        <Alert mb={16} color="ink" variant="light">
          <NotConnected />
        </Alert>
      )}
      <LanguageComparison appLanguage={current} companion={companion} site={site} />
      <Group className={classes.controls} align="end" gap="sm" mt={20}>
        <NativeSelect
          label={t('test.choose')}
          value={current ?? ''}
          disabled={choice.isPending}
          onChange={({ currentTarget: { value } }) => value !== '' && choice.choose(value)}
          data={[
            { value: '', label: t('test.empty'), disabled: current !== undefined },
            ...choice.options.map((code) => ({ value: code, label: languageName(code, i18n.language) })),
          ]}
        />
        <Button
          size="md"
          leftSection={<IconRefresh size={18} stroke={1.6} />}
          disabled={!site}
          loading={isBusy}
          onClick={() => void sync()}
        >
          {t('sync.action')}
        </Button>
        <Button
          size="md"
          variant="default"
          leftSection={<IconPlugConnected size={18} stroke={1.6} />}
          disabled={!site || current === undefined}
          onClick={() => void test()}
        >
          {t('test.action')}
        </Button>
      </Group>
      <CallLog title={t('test.results')} entries={entries} onClear={clear} />
      <Section title={t('test.instructions')} mt="xl">
        <ol className={classes.steps}>
          {steps.map((step) => (
            <li key={step}>{t(`test.steps.${step}`, { host: site?.host ?? 'WordPress' })}</li>
          ))}
        </ol>
      </Section>
    </>
  );
}

/** Returns the visitor's language on the companion site, and refetches it when the site-wide cookie changes. */
function useCompanionLanguage(site: ConnectedSite | undefined) {
  const { site: cookie } = useLanguageCookies(site?.cookie);
  const query = useQuery({
    queryKey: ['companion-language', site?.ajaxUrl],
    queryFn: () => fetchCompanionLanguage(site?.ajaxUrl ?? ''),
    enabled: site !== undefined,
    retry: false,
  });
  const { refetch } = query;
  useEffect(() => {
    if (site) void refetch();
  }, [cookie, site, refetch]);
  return query;
}
