import { ActionIcon, Menu } from '@mantine/core';
import {
  IconDots,
  IconHistory,
  IconLogout,
  IconMail,
  IconPencil,
  IconTrash,
  IconUserCheck,
  IconUserOff,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { RowProps } from './row-props.ts';

const icon = { size: 16, stroke: 1.6 };

/** All actions for a learner. Admins can only edit their own account here. */
export function LearnerMenu({ learner, isOwn, onAct }: Pick<RowProps, 'learner' | 'isOwn' | 'onAct'>) {
  const { t } = useTranslation(['learners', 'common']);
  const { id, username, is_active: isActive } = learner;
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
        <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => onAct('edit')}>
          {t('actions.edit')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconHistory {...icon} />}
          component={Link}
          to={`/admin/audit?target_id=${id}`}
        >
          {t('actions.audit')}
        </Menu.Item>
        {!isOwn && (
          <>
            {isActive && (
              <>
                <Menu.Item leftSection={<IconMail {...icon} />} onClick={() => onAct('invite')}>
                  {t('actions.invite')}
                </Menu.Item>
                <Menu.Item leftSection={<IconLogout {...icon} />} onClick={() => onAct('end_sessions')}>
                  {t('actions.end_sessions')}
                </Menu.Item>
                <Menu.Divider />
                <Menu.Item leftSection={<IconUserOff {...icon} />} onClick={() => onAct('deactivate')}>
                  {t('actions.deactivate')}
                </Menu.Item>
              </>
            )}
            {!isActive && (
              <Menu.Item leftSection={<IconUserCheck {...icon} />} onClick={() => onAct('activate')}>
                {t('actions.activate')}
              </Menu.Item>
            )}
            <Menu.Item
              color="var(--glossa-danger)"
              leftSection={<IconTrash {...icon} />}
              onClick={() => onAct('delete')}
            >
              {t('actions.delete')}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
