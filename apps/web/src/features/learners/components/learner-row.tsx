import { useTranslation } from 'react-i18next';

import { ChooseBox } from '@/domain/manage/choose-box.tsx';
import classes from '@/domain/manage/manage-table.module.css';
import { useFormat } from '@/ui/format/use-format.ts';
import { personName } from '../person-name.ts';
import { LearnerMenu } from './learner-menu.tsx';
import { LearnerName } from './learner-name.tsx';
import own from './learner-row.module.css';
import { LearnerState } from './learner-state.tsx';
import type { RowProps } from './row-props.ts';
import { ShortId } from './short-id.tsx';

export function LearnerRow({ learner, isOwn, selected, onSelect, onAct }: RowProps) {
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
  const name = personName(learner);
  return (
    <tr className={classes.row} data-selected={selected || undefined}>
      <td className={classes.choose}>
        <ChooseBox title={username} checked={selected} onToggle={onSelect} />
      </td>
      <td>
        <ShortId id={id} />
      </td>
      <th scope="row" className={own.long} title={username}>
        <LearnerName learner={learner} onEdit={() => onAct('edit')} />
      </th>
      <td className={`${own.long} ${own.address}`} title={email}>
        <bdi>{email}</bdi>
      </td>
      <td className={own.long} title={name}>
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
        <LearnerMenu learner={learner} isOwn={isOwn} onAct={onAct} />
      </td>
    </tr>
  );
}
