import { ActionIcon, Button, Group, Skeleton, Text, Title } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { errorText } from '@/lib/i18n/error-text.ts';
import { useKeyGroups } from '@/domain/key-bindings/use-key-groups.ts';
import { useKeyBindings } from '@/domain/key-bindings/use-key-bindings.ts';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { List } from '@/ui/layout/list.tsx';
import { SettingsSection } from './settings-section.tsx';
import { KeyButton } from './key-button.tsx';

/** Customizable shortcuts for reading, watching and practice. */
export function ShortcutsSection() {
  const { t } = useTranslation('settings');
  const groups = useKeyGroups();
  const { customKeys, error, refetch, change } = useKeyBindings();
  return (
    <SettingsSection title={t('shortcuts.title')} help={t('shortcuts.help')}>
      {customKeys ? (
        <>
          {groups.map((group) => (
            <KeyList key={group.id} {...group} chosen={customKeys} onChange={change} />
          ))}
          <Button
            variant="default"
            disabled={Object.keys(customKeys).length === 0}
            onClick={() => change({})}
          >
            {t('shortcuts.reset_all')}
          </Button>
        </>
      ) : error ? (
        <ErrorState message={errorText(error)} onRetry={refetch} />
      ) : (
        <LoadingState>
          <Skeleton height={320} />
        </LoadingState>
      )}
    </SettingsSection>
  );
}

type CustomKeys = Readonly<Record<string, string>>;

/** The shortcuts for one screen, each of which can be changed or reset. Keys are unique per screen. */
function KeyList<Id extends string>({
  title,
  defaults,
  chosen,
  labelOf,
  onChange,
}: {
  title: string;
  /** The default key of each action. */
  defaults: Readonly<Record<Id, string>>;
  /** The user's own keys, for all screens. */
  chosen: CustomKeys;
  labelOf: (id: Id) => string;
  onChange: (chosen: CustomKeys) => void;
}) {
  const { t } = useTranslation('settings');
  const heading = useId();
  const [waiting, setWaiting] = useState<Id>();
  const [problem, setProblem] = useState<{ id: Id; message: string }>();
  const ids = Object.keys(defaults) as Id[];
  const keys = { ...defaults, ...(chosen as Partial<Record<Id, string>>) };
  const assign = (id: Id, key: string) => {
    const { [id]: _before, ...others } = chosen;
    onChange(key === defaults[id] ? others : { ...others, [id]: key });
    setProblem(undefined);
    setWaiting(undefined);
  };
  const tryAssign = (id: Id, key: string | undefined) => {
    const conflict = key === undefined ? { kind: 'browser' as const } : keyConflict(keys, id, key);
    if (key !== undefined && !conflict) assign(id, key);
    else if (conflict?.kind === 'taken') {
      setProblem({ id, message: t('shortcuts.taken', { action: labelOf(conflict.by) }) });
    } else {
      setProblem({
        id,
        message: conflict?.kind === 'fixed' ? t('shortcuts.fixed') : t('shortcuts.browser'),
      });
    }
  };
  return (
    <section aria-labelledby={heading}>
      <Title order={3} id={heading} fz="sm" mb={4}>
        {title}
      </Title>
      <List isDivided mb="lg">
        {ids.map((id) => {
          const label = labelOf(id);
          const message = problem?.id === id ? problem.message : undefined;
          return (
            <li key={id}>
              <Group gap="xs" wrap="nowrap" mih={44}>
                <Text component="span" flex={1} miw={0}>
                  {label}
                </Text>
                {keys[id] !== defaults[id] && (
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size={36}
                    aria-label={t('shortcuts.reset', { action: label })}
                    onClick={() => tryAssign(id, defaults[id])}
                  >
                    <IconRestore size={18} stroke={1.6} />
                  </ActionIcon>
                )}
                <KeyButton
                  label={label}
                  binding={keys[id]}
                  waiting={waiting === id}
                  describedBy={message === undefined ? undefined : `${heading}-problem`}
                  onWaitingChange={(isWaiting) => {
                    setWaiting(isWaiting ? id : undefined);
                    setProblem(undefined);
                  }}
                  onKey={(key) => tryAssign(id, key)}
                />
              </Group>
              {message !== undefined && (
                <Text id={`${heading}-problem`} role="alert" size="sm" c="var(--glossa-danger)" mb="xs">
                  {message}
                </Text>
              )}
            </li>
          );
        })}
      </List>
    </section>
  );
}

/** Keys reserved by the screens or the browser. */
const reservedKeys = new Set(['Enter', 'Escape', ' ', 'Tab', 'shift+Tab', 'shift+Enter', '?']);

/**
 * Returns why a key can't be assigned to an action (it is reserved or used by another action), or undefined if it is
 * available.
 */
function keyConflict<Id extends string>(
  keys: Readonly<Record<Id, string>>,
  id: Id,
  key: string,
): { kind: 'fixed' } | { kind: 'taken'; by: Id } | undefined {
  if (reservedKeys.has(key) || key.length > 20) return { kind: 'fixed' };
  const by = (Object.keys(keys) as Id[]).find((other) => other !== id && keys[other] === key);
  return by && { kind: 'taken', by };
}
