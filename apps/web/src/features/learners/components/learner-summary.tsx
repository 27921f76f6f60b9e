import type { AdminLearner } from '@glossa/contract/learners';
import { useTranslation } from 'react-i18next';

import { useFormat } from '@/ui/format/use-format.ts';
import classes from './learner-summary.module.css';
import { LearnerState } from './learner-state.tsx';
import { ShortId } from './short-id.tsx';

/** Key facts about a learner, above the edit form. */
export function LearnerSummary({ learner }: { learner: AdminLearner }) {
  const { t } = useTranslation('learners');
  const format = useFormat();
  const {
    created_at: created,
    last_login_at: last,
    open_sessions: sessions,
    access_tokens: tokens,
  } = learner;
  return (
    <dl className={classes.root}>
      <div>
        <dt>{t('columns.status')}</dt>
        <dd>
          <LearnerState isActive={learner.is_active} />
        </dd>
      </div>
      <div>
        <dt>{t('columns.id')}</dt>
        <dd>
          <ShortId id={learner.id} />
        </dd>
      </div>
      <div>
        <dt>{t('summary.created')}</dt>
        <dd>{format.date(new Date(created))}</dd>
      </div>
      <div>
        <dt>{t('summary.last_login')}</dt>
        <dd>{last === null ? t('summary.never') : format.dateTime(new Date(last))}</dd>
      </div>
      <div>
        <dt>{t('summary.access')}</dt>
        <dd>
          {t('summary.open', {
            sessions: t('sessions', { count: sessions }),
            tokens: t('tokens', { count: tokens }),
          })}
        </dd>
      </div>
    </dl>
  );
}
