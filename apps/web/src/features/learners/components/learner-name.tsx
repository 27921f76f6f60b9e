import type { ListedLearner } from '@glossa/contract/learners';
import { useTranslation } from 'react-i18next';

import { rowFocusAttribute } from '@/lib/shortcuts/use-row-focus.ts';
import { initialsOf } from '../person-name.ts';
import { rolesOf } from '../roles-of.ts';
import classes from './learner-name.module.css';

/** A learner's name with their roles. The name opens their details. */
export function LearnerName({ learner, onEdit }: { learner: ListedLearner; onEdit: () => void }) {
  const { t } = useTranslation('learners');
  const roles = rolesOf(learner);
  return (
    <div className={classes.root}>
      <span className={classes.mark} data-admin={learner.is_superuser || undefined} aria-hidden="true">
        {initialsOf(learner)}
      </span>
      <div className={classes.words}>
        <button
          type="button"
          className={classes.name}
          onClick={onEdit}
          {...{ [rowFocusAttribute]: learner.id }}
        >
          <bdi>{learner.username}</bdi>
        </button>
        {(roles.length > 0 || learner.account_type === 'shop_client') && (
          <span className={classes.roles}>
            {roles.map((role) => (
              <span key={role} className={classes.role} data-role={role}>
                {t(`roles.${role}`)}
              </span>
            ))}
            {learner.account_type === 'shop_client' && (
              <span className={classes.role}>{t('types.shop_client')}</span>
            )}
          </span>
        )}
      </div>
    </div>
  );
}
