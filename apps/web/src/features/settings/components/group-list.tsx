import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';

import { useIsPhone } from '@/ui/hooks/use-is-phone.ts';
import type { SettingsGroupId } from '../settings-groups.ts';
import classes from './group-list.module.css';

/** Navigation between the groups of settings: a list at the side, a select above them on phones. */
export function GroupList({
  groups,
  current,
}: {
  groups: readonly { id: SettingsGroupId; title: string }[];
  current: SettingsGroupId;
}) {
  const { t } = useTranslation('settings');
  const isPhone = useIsPhone();
  const navigate = useNavigate();
  if (isPhone) {
    return (
      <NativeSelect
        aria-label={t('groups')}
        value={groups.some(({ id }) => id === current) ? current : (groups[0]?.id ?? '')}
        onChange={({ currentTarget }) => void navigate({ hash: currentTarget.value }, { replace: true })}
        data={groups.map(({ id, title }) => ({ value: id, label: title }))}
      />
    );
  }
  return (
    <nav aria-label={t('groups')}>
      <ul className={classes.list}>
        {groups.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={{ hash: id }}
              replace
              className={classes.link}
              aria-current={id === current ? 'location' : undefined}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
