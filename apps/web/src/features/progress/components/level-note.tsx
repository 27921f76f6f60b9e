import { getMe } from '@glossa/contract/auth';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '@/lib/api/query.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import classes from './level-note.module.css';

/** The learner's level and points, with the level named as admins see it. Renders nothing until loaded. */
export function LevelNote() {
  const { t } = useTranslation('learners');
  const format = useFormat();
  const { data } = useQuery(endpointQuery(getMe, {}));
  if (!data) return null;
  return (
    <dl className={classes.level}>
      <div>
        <dt>{t('fields.user_level')}</dt>
        <dd>{t(`levels.${data.user_level}`)}</dd>
      </div>
      <div>
        <dt>{t('fields.points')}</dt>
        <dd>{format.number(data.points)}</dd>
      </div>
    </dl>
  );
}
