import type { Endpoint } from '@glossa/contract/endpoint';
import type { saveDrmSettings, saveShopSettings, saveTaxRates } from '@glossa/contract/shop-settings';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { endpointKey, useEndpointMutation } from '@/lib/api/query.ts';
import { useLeaveGuard } from '@/lib/navigation/use-leave-guard.ts';
import { Card } from '@/ui/layout/card.tsx';
import { useFormValues } from '../hooks/use-form-values.ts';
import { SaveErrorAlert, useSaveError } from './save-error.tsx';

/** Manages a form for settings that are saved as a whole. Doesn't overwrite a concurrent change by another user. */
export function useSettingsForm<Settings extends object>(
  settings: Settings,
  {
    read,
    save,
    onReload,
  }: {
    read: Endpoint;
    save: typeof saveDrmSettings | typeof saveShopSettings | typeof saveTaxRates;
    /** Refetches the settings. */
    onReload: () => Promise<Settings | undefined>;
  },
) {
  const client = useQueryClient();
  const { values, set, isDirty, reset } = useFormValues(settings);
  const saveError = useSaveError();
  const [isSaved, setSaved] = useState(false);
  useLeaveGuard(isDirty);
  // All of these endpoints accept the settings that they return.
  const { mutate, isPending } = useEndpointMutation(save as typeof saveDrmSettings, {
    meta: { silent: true },
    onSuccess: (saved) => {
      client.setQueryData([...endpointKey(read), {}], saved);
      reset(saved as unknown as Settings);
      setSaved(true);
    },
    onError: saveError.set,
  });
  return {
    values,
    set,
    saveError,
    isDirty,
    /** Whether the form has been saved since it was opened. */
    isSaved,
    isSaving: isPending,
    submit: () => {
      saveError.clear();
      if (isDirty) mutate({ body: values as never });
    },
    reload: async () => {
      const current = await onReload();
      if (current) reset(current);
      saveError.clear();
    },
    discard: () => {
      reset(settings);
      saveError.clear();
    },
  };
}

/** A form with its title, the error of the last attempt to save, and the save button. */
export function SettingsForm({
  form,
  title,
  help,
  children,
}: {
  form: Omit<ReturnType<typeof useSettingsForm>, 'values' | 'set'>;
  title?: string;
  help?: string;
  children: ReactNode;
}) {
  const { t } = useTranslation(['pricing', 'common']);
  const { isDirty, isSaved, isSaving } = form;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <Card maw={640} p="20px 24px">
        <Stack gap={20}>
          {title !== undefined && (
            <Title order={2} size="md">
              {title}
            </Title>
          )}
          {help !== undefined && (
            <Text size="sm" c="dimmed">
              {help}
            </Text>
          )}
          <SaveErrorAlert saveError={form.saveError} onReload={() => void form.reload()} />
          {children}
          <Group gap="xs" mt={8}>
            <Button type="submit" loading={isSaving} disabled={!isDirty}>
              {t('common:save')}
            </Button>
            {isDirty && (
              <Button variant="subtle" color="gray" onClick={form.discard}>
                {t('discard')}
              </Button>
            )}
            <Text span size="sm" c="dimmed" role="status">
              {isDirty ? t('unsaved') : isSaved ? t('saved') : ''}
            </Text>
          </Group>
        </Stack>
      </Card>
    </form>
  );
}
