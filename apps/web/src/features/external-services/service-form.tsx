import {
  listServices,
  saveService,
  testService,
  type ServiceSettings,
} from '@glossa/contract/external-services';
import type { CallResult } from '@glossa/contract/endpoint';
import {
  Button,
  Checkbox,
  Group,
  NativeSelect,
  NumberInput,
  PasswordInput,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { endpointQuery, useEndpointMutation } from '@/lib/api/query.ts';
import { useContractForm } from '@/lib/forms/use-contract-form.ts';
import { useLeaveGuard } from '@/lib/navigation/use-leave-guard.ts';
import { findPreset, limitUnits, presets } from './presets.ts';
import { TestingNote, TestResult } from './test-result.tsx';
import { VoiceFields } from './voice-fields.tsx';

/** Maximum number of models that are offered as buttons. */
const maxModelButtons = 6;

const readOrigin = (url: string): string => (URL.canParse(url) ? new URL(url).origin : '');

/** Sets up a service. `onSaved` receives the saved settings. */
export function ServiceForm({
  settings,
  onSaved,
  onCancel,
}: {
  settings: ServiceSettings;
  onSaved: (saved: ServiceSettings) => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation(['services', 'common']);
  const { service, has_key, is_key_unreadable } = settings;
  const form = useServiceForm(settings, onSaved);
  const { values, field, set } = form;
  const modelListId = useId();
  const preset = findPreset(service, values);
  // A key is only ever sent to the host that it was entered for.
  const isKeyKept =
    has_key &&
    !is_key_unreadable &&
    values.provider === settings.provider &&
    (values.url === settings.url || readOrigin(values.url) === readOrigin(settings.url));
  const isInsecure = /^http:/i.test(values.url) && !preset.isLocal && !isPrivateHost(values.url);
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap="md">
        <NativeSelect
          label={t('form.preset')}
          data={presets[service].map(({ id, name, isLocal }) => ({
            value: id,
            label: name === undefined ? t('presets.other') : isLocal ? t('presets.local', { name }) : name,
          }))}
          value={preset.id}
          onChange={({ currentTarget }) => form.choosePreset(currentTarget.value)}
          data-autofocus
        />
        {values.provider !== 'deepl' && (
          <TextInput
            {...field('url')}
            dir="ltr"
            type="url"
            label={t('form.url')}
            description={isInsecure ? t('form.insecure') : t('form.url_help')}
            placeholder="https://"
            required
          />
        )}
        <Stack gap="xs">
          <PasswordInput
            name="api_key"
            dir="ltr"
            label={t('form.key')}
            description={
              isKeyKept
                ? t('form.key_keep')
                : has_key && !is_key_unreadable
                  ? t('form.key_moved')
                  : values.provider === 'deepl'
                    ? undefined
                    : t('form.key_optional')
            }
            value={values.api_key ?? ''}
            error={form.errors.api_key}
            disabled={values.api_key === null}
            required={values.provider === 'deepl' && !isKeyKept}
            onChange={({ currentTarget }) => set('api_key', currentTarget.value)}
            visibilityToggleButtonProps={{ 'aria-label': t('common:toggle_password') }}
            autoComplete="off"
            data-1p-ignore
          />
          {isKeyKept && values.provider !== 'deepl' && (
            <Checkbox
              label={t('form.key_remove')}
              checked={values.api_key === null}
              onChange={({ currentTarget }) => set('api_key', currentTarget.checked ? null : '')}
            />
          )}
        </Stack>
        {(service === 'language_model' || (service === 'speech' && values.provider === 'openai')) && (
          <Stack gap="xs">
            <TextInput
              {...field('model')}
              dir="ltr"
              label={t('form.model')}
              description={t('form.model_help')}
              list={modelListId}
              autoComplete="off"
              required
            />
            <datalist id={modelListId}>
              {form.models.map((model) => (
                <option key={model} value={model}>
                  {model}
                </option>
              ))}
            </datalist>
            {values.model === '' && form.models.length > 0 && (
              <Group gap="xs" role="group" aria-label={t('form.model')}>
                {form.models.slice(0, maxModelButtons).map((model) => (
                  <Button key={model} size="compact-sm" variant="default" onClick={() => set('model', model)}>
                    <bdi>{model}</bdi>
                  </Button>
                ))}
              </Group>
            )}
          </Stack>
        )}
        {service === 'speech' && (
          <VoiceFields
            voices={values.voices}
            known={form.voices}
            error={form.errors.voices}
            onChange={(voices) => set('voices', voices)}
          />
        )}
        <NumberInput
          label={t(`form.${limitUnits[service]}`)}
          value={values.daily_limit}
          error={form.errors.daily_limit}
          min={0}
          max={1_000_000_000}
          allowDecimal={false}
          hideControls
          onChange={(value) => set('daily_limit', value as number)}
          maw={280}
        />
        <Text size="sm" c="dimmed">
          {t(`privacy.${service}`)}
        </Text>
        {form.isTesting && <TestingNote service={service} />}
        {form.result && <TestResult service={service} result={form.result} />}
        <Group gap="xs">
          <Button type="submit" loading={form.isSaving}>
            {t('common:save')}
          </Button>
          <Button variant="default" loading={form.isTesting} onClick={form.test}>
            {t('test')}
          </Button>
          <Button variant="subtle" color="gray" onClick={onCancel}>
            {t('common:cancel')}
          </Button>
          <Text span size="sm" c="dimmed" role="status">
            {form.isDirty ? t('unsaved') : ''}
          </Text>
        </Group>
      </Stack>
    </form>
  );
}

/** Returns whether a URL leads to this machine or its network, where http:// is common. */
const isPrivateHost = (url: string): boolean => {
  if (!URL.canParse(url)) return true;
  const { hostname } = new URL(url);
  return (
    !hostname.includes('.') ||
    /^(127|10|192\.168|172\.(1[6-9]|2\d|3[01]))\.|\.(local|lan|internal)$/.test(hostname)
  );
};

/** Returns the values of the form, and functions that save and test them. */
function useServiceForm(settings: ServiceSettings, onSaved: (saved: ServiceSettings) => void) {
  const { service } = settings;
  const client = useQueryClient();
  const [first] = presets[service];
  const [initial] = useState(() => ({
    provider: settings.provider ?? first.provider,
    url: settings.provider ? settings.url : first.url,
    model: settings.provider ? settings.model : (first.model ?? ''),
    voices: settings.provider ? settings.voices : (first.voices ?? {}),
    api_key: '' as string | null,
    daily_limit: settings.daily_limit,
  }));
  const form = useContractForm(saveService.body, initial);
  const [result, setResult] = useState<CallResult<typeof testService>>();
  const [models, setModels] = useState<readonly string[]>([]);
  const [voices, setVoices] = useState<readonly string[]>([]);
  const { values } = form;
  const isDirty = Object.entries(initial).some(
    ([name, value]) => values[name as keyof typeof initial] !== value,
  );
  const release = useLeaveGuard(isDirty);
  const handlesError = form.showFieldErrors;
  const save = useEndpointMutation(saveService, {
    meta: { handlesError },
    onSuccess: (saved) => {
      release();
      client.setQueryData(
        endpointQuery(listServices, {}).queryKey,
        (before) =>
          before && { services: before.services.map((one) => (one.service === service ? saved : one)) },
      );
      onSaved(saved);
    },
  });
  const test = useEndpointMutation(testService, {
    meta: { handlesError },
    onSuccess: (outcome) => {
      setResult(outcome);
      setModels(outcome.models);
      setVoices(outcome.voices);
    },
  });
  // Clear the result of the last test, because it applies only to the tested values.
  const set: typeof form.set = (name, value) => {
    if (name !== 'daily_limit') setResult(undefined);
    form.set(name, value);
  };
  return {
    ...form,
    set,
    field: (name: 'url' | 'model') => ({
      ...form.field(name),
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) => set(name, currentTarget.value),
    }),
    isDirty,
    result,
    models,
    voices,
    isSaving: save.isPending,
    isTesting: test.isPending,
    submit: form.submit((body) => save.mutate({ params: { service }, body })),
    test: () => {
      setResult(undefined);
      const { daily_limit: _limit, ...body } = values;
      void form.validate(['url', 'api_key']).then((isValid) => {
        if (isValid) test.mutate({ params: { service }, body });
      });
    },
    choosePreset: (id: string) => {
      const preset = presets[service].find((one) => one.id === id) ?? first;
      set('provider', preset.provider);
      set('url', preset.url);
      if (service !== 'speech') return;
      set('model', preset.model ?? '');
      set('voices', preset.voices ?? {});
    },
  };
}
