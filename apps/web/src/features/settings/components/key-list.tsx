import { ActionIcon } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { keyConflict } from '@/lib/shortcuts/key-conflict.ts';
import { KeyButton } from './key-button.tsx';
import classes from './shortcuts-section.module.css';

type Chosen = Readonly<Record<string, string>>;

/** The shortcuts of one screen, each of which can be changed or reset. Keys are unique per screen. */
export function KeyList<Id extends string>({
  title,
  usual,
  chosen,
  labelOf,
  onChange,
}: {
  title: string;
  /** The default key of each action. */
  usual: Readonly<Record<Id, string>>;
  /** The user's own keys, for all screens. */
  chosen: Chosen;
  labelOf: (id: Id) => string;
  onChange: (chosen: Chosen) => void;
}) {
  const { t } = useTranslation('settings');
  const heading = useId();
  const [waiting, setWaiting] = useState<Id>();
  const [problem, setProblem] = useState<{ id: Id; sentence: string }>();
  const ids = Object.keys(usual) as Id[];
  const keys = { ...usual, ...(chosen as Partial<Record<Id, string>>) };
  const put = (id: Id, key: string) => {
    const { [id]: _before, ...others } = chosen;
    onChange(key === usual[id] ? others : { ...others, [id]: key });
    setProblem(undefined);
    setWaiting(undefined);
  };
  const take = (id: Id, key: string | undefined) => {
    const conflict = key === undefined ? { kind: 'browser' as const } : keyConflict(keys, id, key);
    if (key !== undefined && !conflict) put(id, key);
    else if (conflict?.kind === 'taken') {
      setProblem({ id, sentence: t('shortcuts.taken', { action: labelOf(conflict.by) }) });
    } else {
      setProblem({
        id,
        sentence: conflict?.kind === 'fixed' ? t('shortcuts.fixed') : t('shortcuts.browser'),
      });
    }
  };
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className={classes.heading}>
        {title}
      </h3>
      <ul className={classes.list}>
        {ids.map((id) => {
          const label = labelOf(id);
          const trouble = problem?.id === id ? problem.sentence : undefined;
          return (
            <li key={id}>
              <div className={classes.row}>
                <span className={classes.label}>{label}</span>
                {keys[id] !== usual[id] && (
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size={36}
                    aria-label={t('shortcuts.reset', { action: label })}
                    onClick={() => take(id, usual[id])}
                  >
                    <IconRestore size={18} stroke={1.6} />
                  </ActionIcon>
                )}
                <KeyButton
                  label={label}
                  binding={keys[id]}
                  waiting={waiting === id}
                  describedBy={trouble === undefined ? undefined : `${heading}-problem`}
                  onWait={(now) => {
                    setWaiting(now ? id : undefined);
                    setProblem(undefined);
                  }}
                  onKey={(key) => take(id, key)}
                />
              </div>
              {trouble !== undefined && (
                <p id={`${heading}-problem`} role="alert" className={classes.problem}>
                  {trouble}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
