import { useTranslation } from 'react-i18next';

import { ChooseBox } from '@/domain/manage/choose-box.tsx';
import classes from '@/domain/manage/manage-card.module.css';
import { useFormat } from '@/ui/format/use-format.ts';
import { personName } from '../person-name.ts';
import { LearnerMenu } from './learner-menu.tsx';
import { LearnerName } from './learner-name.tsx';
import { LearnerState } from './learner-state.tsx';
import type { RowProps } from './row-props.ts';
import { ShortId } from './short-id.tsx';

/** A learner as a card in the list on phones. */
export function LearnerCard({ learner, isOwn, selected, onSelect, onAct }: RowProps) {
  const { t } = useTranslation('learners');
  const format = useFormat();
  const { id, username, email, is_active: isActive, subscription_type: plan, points } = learner;
  const name = personName(learner);
  return (
    <li className={classes.root} data-selected={selected || undefined}>
      <ChooseBox title={username} checked={selected} onToggle={onSelect} />
      <div className={classes.head}>
        <LearnerName learner={learner} onEdit={() => onAct('edit')} />
      </div>
      <LearnerMenu learner={learner} isOwn={isOwn} onAct={onAct} />
      <div className={classes.state}>
        <span>
          <LearnerState isActive={isActive} /> · {plan}
        </span>
      </div>
      <ul className={classes.facts}>
        <li style={{ overflowWrap: 'anywhere' }}>
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
      </ul>
    </li>
  );
}
