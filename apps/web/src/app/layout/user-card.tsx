import { getMe } from '@glossa/contract/auth';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '@/lib/api/query.ts';
import { isLearner, isPremium } from '@/domain/session/roles.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import classes from './user-card.module.css';

/** Shows the signed-in user, with a learner's exact statistics; a dash where they are unavailable. */
export function UserCard() {
  const { t } = useTranslation(['navigation', 'common']);
  const format = useFormat();
  const user = useUser();
  const { username, subscription_type: plan } = user;
  const { data } = useQuery(endpointQuery(getMe, {}));
  const stats = [
    ['points', data?.points],
    ['total_words', data?.total_words],
    ['unique_words', data?.unique_words],
  ] as const;
  return (
    <section className={classes.card} aria-label={username}>
      <p className={classes.name}>
        <bdi>{username}</bdi>
        <span className={classes.plan}>{plan}</span>
      </p>
      {isPremium(user) && <p className={classes.premium}>{t('card.premium')}</p>}
      {isLearner(user) && (
        <dl className={classes.stats}>
          {stats.map(([key, value]) => (
            <div key={key}>
              <dt>{t(`card.${key}`)}</dt>
              <dd>{value === undefined ? t('common:none') : format.number(value)}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
