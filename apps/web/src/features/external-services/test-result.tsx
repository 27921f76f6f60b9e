import type { CallResult } from '@glossa/contract/endpoint';
import type { ExternalService, ServiceProblem, testService } from '@glossa/contract/external-services';
import { Alert, Text } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { VoiceSamples } from './voice-samples.tsx';

/** Key of the explanation for each problem. Problems with the same remedy share an explanation. */
const explanations = {
  model_missing: 'model_missing',
  voice_missing: 'voice_missing',
  host_not_found: 'host_not_found',
  host_unreachable: 'unreachable',
  connection_refused: 'unreachable',
  connection_lost: 'failed',
  certificate_invalid: 'certificate',
  tls_failed: 'no_https',
  timed_out: 'timed_out',
  redirected: 'redirected',
  key_refused: 'key_refused',
  path_not_found: 'not_found',
  model_not_found: 'model_not_found',
  voice_refused: 'voice_refused',
  quota_spent: 'quota_spent',
  server_error: 'failed',
  request_refused: 'other_protocol',
  unexpected_response: 'other_protocol',
  language_unsupported: 'language',
  no_text: 'no_text',
} as const satisfies Record<ServiceProblem, string>;

/** The outcome of a test: the response, or the problem and how to solve it. */
export function TestResult({
  service,
  result: { problem, detail, sent, received, audio, duration_ms },
}: {
  service: ExternalService;
  result: CallResult<typeof testService>;
}) {
  const { t, i18n } = useTranslation('services');
  if (problem) {
    const isIncomplete = problem === 'model_missing' || problem === 'voice_missing';
    return (
      <Alert color={isIncomplete ? 'gray' : 'red'} role="status" icon={<IconAlertCircle />}>
        {t(`problems.${explanations[problem]}`)}{' '}
        {!isIncomplete && detail !== '' && (
          <Text component="bdi" size="sm" lang="en">
            ({detail})
          </Text>
        )}
      </Alert>
    );
  }
  const seconds = new Intl.NumberFormat(i18n.language, {
    style: 'unit',
    unit: 'second',
    maximumFractionDigits: 1,
  });
  return (
    <Alert
      color="green"
      role="status"
      icon={<IconCircleCheck />}
      title={t('result.works', { time: seconds.format(Math.max(0.1, duration_ms / 1000)) })}
    >
      <p>
        {t('result.sent')} <bdi lang={service === 'translation' ? 'fr' : 'en'}>{sent}</bdi>
      </p>
      {service === 'speech' ? (
        <VoiceSamples samples={audio} />
      ) : (
        <p>
          {t('result.received')} <bdi lang={service === 'translation' ? 'en' : 'fr'}>{received}</bdi>
        </p>
      )}
    </Alert>
  );
}

/** Shows that a test is running, and why it may take a while. */
export function TestingNote({ service }: { service: ExternalService }) {
  const { t } = useTranslation('services');
  return (
    <Text size="sm" c="dimmed" role="status">
      {t('testing')} {service === 'language_model' && t('testing_model')}
    </Text>
  );
}
