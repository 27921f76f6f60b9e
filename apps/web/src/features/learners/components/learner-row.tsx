import type { ListedLearner } from '@glossa/contract/learners';
import { ActionIcon, Menu } from '@mantine/core';
import {
  IconDots,
  IconHistory,
  IconLogout,
  IconMail,
  IconPencil,
  IconShieldOff,
  IconTrash,
  IconUserCheck,
  IconUserOff,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { ManageCard } from '@/domain/manage/manage-card.tsx';
import { SelectionCheckbox } from '@/domain/manage/selection-checkbox.tsx';
import classes from '@/domain/manage/manage-table.module.css';
import { useFormat } from '@/ui/format/use-format.ts';
import { fullName, LearnerName, LearnerState, ShortId } from './learner-cells.tsx';
import rowClasses from './learner-row.module.css';

export function LearnerRow({ learner, isSelf, selected, onSelect, onAction }: RowProps) {
  const { t } = useTranslation(['learners', 'common']);
  const format = useFormat();
  const {
    id,
    username,
    email,
    is_active: isActive,
    subscription_type: plan,
    points,
    user_level: level,
  } = learner;
  const name = fullName(learner);
  return (
    <tr className={classes.row} data-selected={selected || undefined}>
      <td className={classes.choose}>
        <SelectionCheckbox title={username} checked={selected} onToggle={onSelect} />
      </td>
      <td>
        <ShortId id={id} />
      </td>
      <th scope="row" className={rowClasses.long} title={username}>
        <LearnerName learner={learner} onEdit={() => onAction('edit')} />
      </th>
      <td className={`${rowClasses.long} ${rowClasses.email}`} title={email}>
        <bdi>{email}</bdi>
      </td>
      <td className={rowClasses.long} title={name}>
        <bdi>{name || t('common:none')}</bdi>
      </td>
      <td>
        <LearnerState isActive={isActive} />
      </td>
      <td>{plan}</td>
      <td className={classes.figure}>
        {format.number(points)}
        <span className={classes.second}>{t(`levels.${level}`)}</span>
      </td>
      <td className={classes.menu}>
        <LearnerMenu learner={learner} isSelf={isSelf} onAction={onAction} />
      </td>
    </tr>
  );
}

export type RowAction =
  | 'edit'
  | 'activate'
  | 'deactivate'
  | 'invite'
  | 'end_sessions'
  | 'reset_factor'
  | 'delete';

/** Props shared by the row and the card of a learner. */
export interface RowProps {
  learner: ListedLearner;
  /** Whether the learner is the signed-in admin. */
  isSelf: boolean;
  selected: boolean;
  onSelect: (extend: boolean) => void;
  onAction: (action: RowAction) => void;
}

/** A learner as a card in the list on phones. */
export function LearnerCard({ learner, isSelf, selected, onSelect, onAction }: RowProps) {
  const { t } = useTranslation('learners');
  const format = useFormat();
  const { id, username, email, is_active: isActive, subscription_type: plan, points } = learner;
  const name = fullName(learner);
  return (
    <ManageCard
      isSelected={selected}
      checkbox={<SelectionCheckbox title={username} checked={selected} onToggle={onSelect} />}
      name={<LearnerName learner={learner} onEdit={() => onAction('edit')} />}
      menu={<LearnerMenu learner={learner} isSelf={isSelf} onAction={onAction} />}
      state={
        <span>
          <LearnerState isActive={isActive} /> · {plan}
        </span>
      }
      facts={
        <>
          <li>
            <bdi>{email}</bdi>
          </li>
          {name !== '' && (
            <li>
              <bdi>{name}</bdi>
            </li>
          )}
          <li>{t('points', { count: points, points: format.number(points) })}</li>
          <li>
            <ShortId id={id} />
          </li>
        </>
      }
    />
  );
}

const icon = { size: 16, stroke: 1.6 };

/** All actions for a learner; for the signed-in admin's own account, only editing and the audit log. */
function LearnerMenu({ learner, isSelf, onAction }: Pick<RowProps, 'learner' | 'isSelf' | 'onAction'>) {
  const { t } = useTranslation(['learners', 'common']);
  const { id, username, is_active: isActive, has_second_factor: hasSecondFactor } = learner;
  return (
    <Menu position="bottom-end" width={230} withinPortal withInitialFocusPlaceholder={false} returnFocus>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('menu', { name: username })}
          title={t('common:more')}
        >
          <IconDots size={18} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => onAction('edit')}>
          {t('actions.edit')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconHistory {...icon} />}
          component={Link}
          to={`/admin/audit?target_id=${id}`}
        >
          {t('actions.audit')}
        </Menu.Item>
        {!isSelf && (
          <>
            {isActive && (
              <>
                <Menu.Item leftSection={<IconMail {...icon} />} onClick={() => onAction('invite')}>
                  {t('actions.invite')}
                </Menu.Item>
                <Menu.Item leftSection={<IconLogout {...icon} />} onClick={() => onAction('end_sessions')}>
                  {t('actions.end_sessions')}
                </Menu.Item>
                {hasSecondFactor && (
                  <Menu.Item
                    leftSection={<IconShieldOff {...icon} />}
                    onClick={() => onAction('reset_factor')}
                  >
                    {t('actions.reset_factor')}
                  </Menu.Item>
                )}
                <Menu.Divider />
                <Menu.Item leftSection={<IconUserOff {...icon} />} onClick={() => onAction('deactivate')}>
                  {t('actions.deactivate')}
                </Menu.Item>
              </>
            )}
            {!isActive && (
              <Menu.Item leftSection={<IconUserCheck {...icon} />} onClick={() => onAction('activate')}>
                {t('actions.activate')}
              </Menu.Item>
            )}
            <Menu.Item
              color="var(--glossa-danger)"
              leftSection={<IconTrash {...icon} />}
              onClick={() => onAction('delete')}
            >
              {t('actions.delete')}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
