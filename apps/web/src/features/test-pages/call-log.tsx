import { ApiError } from '@glossa/contract/client';
import type { CallInput, CallResult, Endpoint } from '@glossa/contract/endpoint';
import { Badge, Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { call } from '@/lib/api/client.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import { List } from '@/ui/layout/list.tsx';
import { Section } from '@/ui/layout/section.tsx';
import classes from './call-log.module.css';

/** A call and the server's response. */
interface CallEntry {
  key: number;
  name: string;
  ok: boolean;
  /** Milliseconds. */
  duration: number;
  response: unknown;
}

const formatApiError = (error: unknown): unknown =>
  error instanceof ApiError
    ? { status: error.status, code: error.code, error: error.message, fields: error.fields }
    : String(error);

/** Makes calls and logs their results, newest first. */
export function useCallLog() {
  const [entries, setEntries] = useState<readonly CallEntry[]>([]);
  /** Runs an action and logs its result under `name`. */
  const record = async <Result,>(
    name: string,
    act: () => Promise<Result>,
    formatError: (error: unknown) => unknown,
  ): Promise<Result> => {
    const start = performance.now();
    const add = (ok: boolean, response: unknown) =>
      setEntries((before) => [
        { key: before.length, name, ok, duration: Math.round(performance.now() - start), response },
        ...before,
      ]);
    try {
      const response = await act();
      add(true, response);
      return response;
    } catch (error) {
      add(false, formatError(error));
      throw error;
    }
  };
  /** Calls an endpoint and logs the result; resolves to undefined if it fails. */
  const logCall = <E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    headers?: Record<string, string>,
  ): Promise<CallResult<E> | undefined> =>
    record(
      `${endpoint.method} ${endpoint.path}`,
      () => call(endpoint, input, { headers }),
      formatApiError,
    ).catch(() => undefined);
  return { entries, logCall, record, clear: () => setEntries([]) };
}

/** A log of responses, newest first. */
export function CallLog({
  title,
  entries,
  onClear,
}: {
  title: string;
  entries: readonly CallEntry[];
  onClear: () => void;
}) {
  const { t } = useTranslation('tests');
  const format = useFormat();
  return (
    <Section
      title={title}
      mt="xl"
      actions={
        entries.length > 0 && (
          <Button variant="default" size="compact-sm" onClick={onClear}>
            {t('log.clear')}
          </Button>
        )
      }
    >
      {entries.length === 0 ? (
        <Text c="dimmed">{t('log.none')}</Text>
      ) : (
        <List component="ol" gap="xs" className={classes.list}>
          {entries.map(({ key, name, ok, duration, response }) => (
            <li key={key}>
              <details>
                <summary>
                  <Badge color={ok ? 'green' : 'red'} variant="light">
                    {t(ok ? 'log.ok' : 'log.failed')}
                  </Badge>{' '}
                  <code dir="ltr">{name}</code> {t('log.took', { number: format.number(duration) })}
                </summary>
                <pre dir="ltr">{JSON.stringify(response ?? null, null, 2)}</pre>
              </details>
            </li>
          ))}
        </List>
      )}
    </Section>
  );
}
