import { Button, Skeleton } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { errorText } from '@/lib/i18n/error-text.ts';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { useOwnKeys } from '../hooks/use-own-keys.ts';
import { stepIds, steps, useSteps } from '../hooks/use-steps.ts';
import classes from './help.module.css';

/** The first steps of a learner, with those already done checked. */
export function FirstSteps() {
  const { t } = useTranslation('help');
  const format = useFormat();
  const keys = useOwnKeys();
  const { done, error, refetch } = useSteps();
  const count = done && stepIds.filter((id) => done[id]).length;
  return (
    <section aria-labelledby="first-steps" className={classes.steps}>
      <h2 id="first-steps" className={classes.title}>
        {t('steps.title')}
        {count !== undefined && (
          <span className={classes.count}>
            {t('steps.done', { done: format.number(count), all: format.number(stepIds.length) })}
          </span>
        )}
      </h2>
      {done ? (
        <ol>
          {stepIds.map((id) => (
            <li key={id} data-done={done[id] || undefined}>
              {done[id] ? (
                <IconCircleCheckFilled
                  size={22}
                  role="img"
                  aria-hidden={false}
                  aria-label={t('steps.is_done')}
                />
              ) : (
                <IconCircle size={22} stroke={1.4} aria-hidden="true" />
              )}
              <div>
                <strong>{t(`steps.${id}.title`)}</strong>
                <p>{t(`steps.${id}.text`, keys)}</p>
              </div>
              {!done[id] && (
                <Button component={Link} to={steps[id]} variant="light" size="compact-sm">
                  {t(`steps.${id}.action`)}
                </Button>
              )}
            </li>
          ))}
        </ol>
      ) : error ? (
        <ErrorState message={errorText(error)} onRetry={refetch} />
      ) : (
        <LoadingState>
          {stepIds.map((id) => (
            <Skeleton key={id} height={40} mt={12} />
          ))}
        </LoadingState>
      )}
    </section>
  );
}
