import {
  cancelInstallation,
  discardInstallation,
  listAdminDictionaries,
  resumeInstallation,
} from '@glossa/contract/admin-dictionaries';
import type { DictionaryInstallation, InstallationProblem } from '@glossa/contract/admin-dictionaries';
import { Box, Button, Group, Progress, Text, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { useFileSize } from '@/lib/files/use-file-size.ts';
import { Facts } from '@/ui/data/facts.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { Card } from '@/ui/layout/card.tsx';
import { List } from '@/ui/layout/list.tsx';
import { Section } from '@/ui/layout/section.tsx';
import { MissingDetails } from './missing-details.tsx';
import { isInProgress } from './use-dictionaries.ts';
import { useLanguageName } from './use-language-name.ts';

/** A dictionary being installed by an operator's command, or automatically when the server first starts. */
interface OtherInstallation {
  name: string;
  title: string;
  language: string;
  percent: number;
}

const invalidates = [listAdminDictionaries];

/** Waiting, running, failed and canceled installations for all languages. */
export function InstallationList({
  installations,
  others,
}: {
  installations: readonly DictionaryInstallation[];
  others: readonly OtherInstallation[];
}) {
  const { t } = useTranslation('dictionaries');
  return (
    <Section title={t('installations.title')}>
      <Card p={0}>
        <List isDivided>
          {installations.map((installation) => (
            <Installation key={installation.id} installation={installation} />
          ))}
          {others.map((other) => (
            <Other key={other.name} installation={other} />
          ))}
        </List>
      </Card>
    </Section>
  );
}

function Installation({ installation }: { installation: DictionaryInstallation }) {
  const { t } = useTranslation('dictionaries');
  const name = useLanguageName();
  const { title, language, target, state, problem } = installation;
  const languages = [language, target].flatMap((code) => (code === null ? [] : [name(code)]));
  return (
    <Box component="li" p="12px 16px">
      <Group justify="space-between" gap="8px 16px">
        <Box flex="1 1 220px" miw={0}>
          <Text component="bdi" fw={600} style={{ overflowWrap: 'anywhere' }}>
            {title}
          </Text>
          {languages.length > 0 && (
            <Text size="sm" c="dimmed">
              {languages.join(' – ')}
            </Text>
          )}
          {state === 'failed' && <Problem installation={installation} />}
        </Box>
        <Actions installation={installation} />
      </Group>
      {isInProgress(installation) && <InstallationProgress installation={installation} />}
      {state === 'canceled' && (
        <Text size="sm" c="dimmed" mt={4}>
          {t('installations.canceled')}
        </Text>
      )}
      {(problem === 'language_unknown' || problem === 'licence_unknown') && (
        <MissingDetails installation={installation} problem={problem} />
      )}
    </Box>
  );
}

/** Why an installation failed, and what to do. */
function Problem({ installation: { problem, detail } }: { installation: DictionaryInstallation }) {
  const { t } = useTranslation('dictionaries');
  return (
    <Text size="sm" c="var(--glossa-danger)" mt={4} role="alert">
      {t(`problems.${problem ?? 'internal_error'}`, { host: detail })}
      {problem === 'file_invalid' && detail !== '' && (
        <>
          {' '}
          <bdi lang="en">{detail}</bdi>
        </>
      )}
    </Text>
  );
}

/** Number of progress steps to announce; more would interrupt screen reader users too often. */
const announcedSteps = 4;

/** The progress of an installation: a bar, bytes downloaded, speed and time left. */
function InstallationProgress({ installation }: { installation: DictionaryInstallation }) {
  const { t } = useTranslation('dictionaries');
  const format = useFormat();
  const size = useFileSize();
  const { title, bytes_done: done, bytes_total: total, bytes_per_second: speed, entries } = installation;
  const state = t(`installations.${installation.state as 'waiting' | 'downloading' | 'installing'}`);
  const share = total === null || total === 0 ? undefined : Math.min(1, done / total);
  const isDownloading = installation.state === 'downloading';
  const step = share === undefined ? undefined : Math.floor(share * announcedSteps) / announcedSteps;
  return (
    <>
      <Bar label={title} share={share} isWaiting={installation.state === 'waiting'} />
      <Facts isDotted component="div" fz={13} className="tabular">
        <span>{state}</span>
        {isDownloading && (
          <span>
            {total === null ? size(done) : t('installations.bytes', { done: size(done), total: size(total) })}
          </span>
        )}
        {/* There is no speed to show while reconnecting. */}
        {isDownloading && speed !== null && speed > 0 && (
          <span>{t('installations.speed', { size: size(speed) })}</span>
        )}
        {isDownloading && speed !== null && speed > 0 && total !== null && (
          <span>{t('installations.left', { time: format.duration((total - done) / speed) })}</span>
        )}
        {entries > 0 && <span>{t('entries', { count: entries, number: format.number(entries) })}</span>}
      </Facts>
      <VisuallyHidden role="status">
        {title}: {state} {step !== undefined && format.percent(step)}
      </VisuallyHidden>
    </>
  );
}

/** `share` is from 0 to 1, or undefined if the total is unknown. */
const Bar = ({
  label,
  share,
  isWaiting,
}: {
  label: string;
  share: number | undefined;
  isWaiting: boolean;
}) => (
  <Progress.Root size={6} mt={8} mb={4}>
    <Progress.Section
      value={isWaiting ? 0 : (share ?? 1) * 100}
      animated={share === undefined}
      withAria={share !== undefined || isWaiting}
      aria-label={label}
    />
  </Progress.Root>
);

function Other({ installation: { title, language, percent } }: { installation: OtherInstallation }) {
  const { t } = useTranslation('dictionaries');
  const format = useFormat();
  const name = useLanguageName();
  return (
    <Box component="li" p="12px 16px">
      <Text component="bdi" fw={600}>
        {title}
      </Text>
      <Bar label={title} share={percent / 100} isWaiting={false} />
      <Facts isDotted component="div" fz={13} className="tabular">
        <span>{name(language)}</span>
        <span>{t('installations.installing')}</span>
        <span>{format.percent(percent / 100)}</span>
      </Facts>
    </Box>
  );
}

/** Problems with the file itself. If the file was uploaded, retrying can't solve them. */
const fileProblems: ReadonlySet<InstallationProblem> = new Set([
  'file_too_large',
  'archive_unreadable',
  'no_dictionary',
  'several_dictionaries',
  'file_invalid',
]);

/** Problems that the admin can solve by adding the missing details. */
const missingProblems: ReadonlySet<InstallationProblem> = new Set(['language_unknown', 'licence_unknown']);

/** Problems after which the download can resume where it stopped. */
const resumableProblems: ReadonlySet<InstallationProblem> = new Set([
  'download_interrupted',
  'host_unreachable',
]);

function Actions({ installation }: { installation: DictionaryInstallation }) {
  const { t } = useTranslation(['dictionaries', 'common']);
  const cancel = useEndpointMutation(cancelInstallation, { invalidates });
  const resume = useEndpointMutation(resumeInstallation, { invalidates });
  const discard = useEndpointMutation(discardInstallation, { invalidates });
  const { id, title, catalog_name, state, problem } = installation;
  const params = { id };
  if (isInProgress(installation)) {
    return (
      <Button
        variant="default"
        size="xs"
        loading={cancel.isPending}
        aria-label={`${t('common:cancel')}: ${title}`}
        onClick={() => cancel.mutate({ params })}
      >
        {t('common:cancel')}
      </Button>
    );
  }
  const canRetry =
    problem === null ||
    (!missingProblems.has(problem) && !(fileProblems.has(problem) && catalog_name === null));
  const isResumed = state === 'canceled' || (problem !== null && resumableProblems.has(problem));
  const retry = isResumed ? t('installations.resume') : t('common:retry');
  return (
    <Group gap={8}>
      {canRetry && (
        <Button
          size="xs"
          loading={resume.isPending}
          aria-label={`${retry}: ${title}`}
          onClick={() => resume.mutate({ params, body: {} })}
        >
          {retry}
        </Button>
      )}
      <Button
        variant="default"
        size="xs"
        loading={discard.isPending}
        aria-label={`${t('installations.discard')}: ${title}`}
        onClick={() => discard.mutate({ params })}
      >
        {t('installations.discard')}
      </Button>
    </Group>
  );
}
