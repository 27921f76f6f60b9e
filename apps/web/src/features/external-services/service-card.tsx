import {
  anyLanguage,
  listServices,
  testService,
  turnOffService,
  type ExternalService,
  type ServiceSettings,
} from '@glossa/contract/external-services';
import { Alert, Badge, Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconLanguage, IconMessage2Question, IconVolume, type Icon } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { endpointQuery, useEndpointMutation } from '@/lib/api/query.ts';
import { languageName } from '@/lib/i18n/language-name.ts';
import { RelativeTime } from '@/ui/data/relative-time.tsx';
import { Facts } from '@/ui/data/facts.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { Card } from '@/ui/layout/card.tsx';
import { confirm } from '@/ui/overlays/confirm.ts';
import { findPreset, limitUnits, serviceVariables } from './presets.ts';
import { ServiceForm } from './service-form.tsx';
import { TestingNote, TestResult } from './test-result.tsx';

const icons: Record<ExternalService, Icon> = {
  translation: IconLanguage,
  language_model: IconMessage2Question,
  speech: IconVolume,
};

/** A service: whether it is on, what it uses, and the form that sets it up. */
export function ServiceCard({ settings }: { settings: ServiceSettings }) {
  const { t } = useTranslation('services');
  const titleId = useId();
  const editButton = useRef<HTMLButtonElement>(null);
  const [isEditing, setEditing] = useState(false);
  const { service, source } = settings;
  const ServiceIcon = icons[service];
  const test = useEndpointMutation(testService, { invalidates: [listServices] });
  const runTest = ({ provider, url, model, voices }: ServiceSettings) => {
    if (provider) test.mutate({ params: { service }, body: { provider, url, model, voices } });
  };
  const close = () => {
    setEditing(false);
    // Wait for the form to close, because the button is rendered only then.
    setTimeout(() => editButton.current?.focus());
  };
  return (
    <Card component="section" aria-labelledby={titleId} p={{ base: 'md', xs: 'lg' }}>
      <Stack gap="sm">
        <Group justify="space-between" gap="4px 12px">
          <Group gap="xs">
            <ServiceIcon size={22} stroke={1.6} aria-hidden="true" />
            <Title order={2} size="md" id={titleId}>
              {t(`names.${service}`)}
            </Title>
          </Group>
          <StatusBadge settings={settings} />
        </Group>
        <Text c="dimmed">{t(`about.${service}`)}</Text>
        {isEditing ? (
          <ServiceForm
            settings={settings}
            onCancel={close}
            onSaved={(saved) => {
              close();
              runTest(saved);
            }}
          />
        ) : (
          <>
            <ServiceFacts settings={settings} />
            {settings.is_key_unreadable && (
              <Alert color="red" role="status">
                {t('key_unreadable')}
              </Alert>
            )}
            {test.isPending && <TestingNote service={service} />}
            {test.data && !test.isPending && <TestResult service={service} result={test.data} />}
            <Group gap="xs">
              {source !== 'environment' && (
                <Button
                  ref={editButton}
                  variant="default"
                  onClick={() => {
                    test.reset();
                    setEditing(true);
                  }}
                >
                  {t(source === 'none' ? 'set_up' : 'edit')}
                </Button>
              )}
              {source !== 'none' && (
                <Button variant="default" loading={test.isPending} onClick={() => runTest(settings)}>
                  {t('test')}
                </Button>
              )}
              {source === 'saved' && <TurnOffButton service={service} onTurnedOff={test.reset} />}
            </Group>
          </>
        )}
      </Stack>
    </Card>
  );
}

function StatusBadge({ settings }: { settings: ServiceSettings }) {
  const { t } = useTranslation('services');
  const { source, is_key_unreadable, test_problem } = settings;
  if (source === 'none') return <Badge variant="default">{t('status.off')}</Badge>;
  if (is_key_unreadable) return <Badge color="red">{t('status.key')}</Badge>;
  if (test_problem) return <Badge color="red">{t('status.failed')}</Badge>;
  return <Badge color="green">{t('status.on')}</Badge>;
}

/** The server, the model, the voices, the daily limit and the last test. */
function ServiceFacts({ settings }: { settings: ServiceSettings }) {
  const { t } = useTranslation('services');
  const format = useFormat();
  const { service, source, provider, url, model, daily_limit, tested_at, test_problem, updated_by } =
    settings;
  if (source === 'none' || !provider) return null;
  const label = [findPreset(service, { provider, url }).name, model].filter(Boolean).join(' · ');
  return (
    <Stack gap={4}>
      <Text style={{ overflowWrap: 'anywhere' }}>
        <bdi>{label || url}</bdi>{' '}
        {label !== '' && url !== '' && (
          <Text span c="dimmed">
            <bdi dir="ltr">{url}</bdi>
          </Text>
        )}
      </Text>
      <VoiceFacts voices={settings.voices} />
      <Facts isDotted>
        <span>{t(`limit.${limitUnits[service]}`, { number: format.number(daily_limit) })}</span>
        {tested_at !== null && (
          <span>
            {t(test_problem ? 'status.failed' : 'facts.worked')} (<RelativeTime value={tested_at} />)
          </span>
        )}
        {updated_by !== null && <span>{t('facts.updated', { name: updated_by })}</span>}
      </Facts>
      {source === 'environment' && (
        <Text size="sm">{t('environment', { variables: serviceVariables[service] })}</Text>
      )}
    </Stack>
  );
}

/** The voice for each language. */
function VoiceFacts({ voices }: Pick<ServiceSettings, 'voices'>) {
  const { t, i18n } = useTranslation('services');
  const entries = Object.entries(voices);
  if (entries.length === 0) return null;
  return (
    <Facts component="ul" isDotted>
      {entries.map(([code, voice]) => (
        <li key={code}>
          {code === anyLanguage ? t('form.voice_any') : languageName(code, i18n.language)}: <bdi>{voice}</bdi>
        </li>
      ))}
    </Facts>
  );
}

function TurnOffButton({ service, onTurnedOff }: { service: ExternalService; onTurnedOff: () => void }) {
  const { t } = useTranslation('services');
  const client = useQueryClient();
  const turnOff = useEndpointMutation(turnOffService, {
    invalidates: [listServices],
    onSuccess: () => {
      onTurnedOff();
      return client.invalidateQueries(endpointQuery(listServices, {}));
    },
  });
  const confirmTurnOff = async () => {
    const isConfirmed = await confirm({
      title: t('turn_off_title', { service: t(`names.${service}`) }),
      message: t('turn_off_message'),
      action: t('turn_off'),
      danger: true,
    });
    if (isConfirmed) turnOff.mutate({ params: { service } });
  };
  return (
    <Button variant="subtle" color="red" loading={turnOff.isPending} onClick={() => void confirmTurnOff()}>
      {t('turn_off')}
    </Button>
  );
}
