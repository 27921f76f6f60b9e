import { Badge, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useFormat } from '@/ui/format/use-format.ts';
import type { CallEntry } from '../hooks/use-call-log.ts';
import classes from './call-log.module.css';

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
    <section aria-labelledby="log">
      <div className={classes.head}>
        <h2 id="log">{title}</h2>
        {entries.length > 0 && (
          <Button variant="default" size="compact-sm" onClick={onClear}>
            {t('log.clear')}
          </Button>
        )}
      </div>
      {entries.length === 0 ? (
        <p className={classes.none}>{t('log.none')}</p>
      ) : (
        <ol className={classes.list} reversed>
          {entries.map(({ key, name, ok, took, answer }) => (
            <li key={key}>
              <details>
                <summary>
                  <Badge color={ok ? 'green' : 'red'} variant="light">
                    {t(ok ? 'log.ok' : 'log.failed')}
                  </Badge>{' '}
                  <code dir="ltr">{name}</code> {t('log.took', { number: format.number(took) })}
                </summary>
                <pre dir="ltr">{JSON.stringify(answer ?? null, null, 2)}</pre>
              </details>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
