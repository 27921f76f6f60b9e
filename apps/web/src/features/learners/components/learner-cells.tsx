import type { ListedLearner, LearnerRole } from '@glossa/contract/learners';
import { useTranslation } from 'react-i18next';

import { rowFocusAttribute } from '@/lib/shortcuts/use-row-focus.ts';
import { toast } from '@/ui/feedback/toast.tsx';
import classes from './learner-name.module.css';
import learnerStateClasses from './learner-state.module.css';
import shortIdClasses from './short-id.module.css';

/** A learner's name with their roles. The name opens their details. */
export function LearnerName({ learner, onEdit }: { learner: ListedLearner; onEdit: () => void }) {
  const { t } = useTranslation('learners');
  const roles = rolesOf(learner);
  return (
    <div className={classes.root}>
      <span className={classes.initials} data-admin={learner.is_superuser || undefined} aria-hidden="true">
        {initialsOf(learner)}
      </span>
      <div className={classes.text}>
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

/** Whether a learner can sign in. */
export function LearnerState({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation('learners');
  const state = isActive ? 'active' : 'inactive';
  return (
    <span className={learnerStateClasses.root} data-state={state}>
      {t(`states.${state}`)}
    </span>
  );
}

/** The end of an ID, which distinguishes learners. A click copies the whole ID. */
export function ShortId({ id }: { id: string }) {
  const { t } = useTranslation(['learners', 'common']);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id);
      toast.success(t('common:copied'));
    } catch {
      toast.info(id);
    }
  };
  return (
    <button
      type="button"
      className={shortIdClasses.root}
      title={id}
      aria-label={t('copy_id', { id: id.slice(-8) })}
      onClick={() => void copy()}
    >
      {id.slice(-8)}
    </button>
  );
}

/** Returns first and last name; empty if both are missing. */
export const fullName = ({ firstname, lastname }: Pick<ListedLearner, 'firstname' | 'lastname'>): string =>
  `${firstname} ${lastname}`.trim();

/** Returns one or two initials. */
function initialsOf({
  firstname,
  lastname,
  username,
}: Pick<ListedLearner, 'firstname' | 'lastname' | 'username'>): string {
  const named = [firstname, lastname].filter(Boolean);
  const initials = (named.length > 0 ? named : [username]).map((name) => Array.from(name)[0] ?? '');
  return initials.join('').toUpperCase();
}

/** Returns a learner's roles. */
const rolesOf = ({
  is_superuser,
  is_staff,
  can_manage_content,
}: Pick<ListedLearner, 'is_superuser' | 'is_staff' | 'can_manage_content'>): Exclude<
  LearnerRole,
  'none'
>[] => [
  ...(is_superuser ? (['admin'] as const) : []),
  ...(is_staff ? (['staff'] as const) : []),
  ...(can_manage_content ? (['content'] as const) : []),
];
