import type { LearnerAction } from '@glossa/contract/bulk-learners';
import { learnerSorts } from '@glossa/contract/learners';
import type { ListedLearner } from '@glossa/contract/learners';
import { IconId, IconLogout, IconTrash, IconUserCheck, IconUserOff } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useSelection } from '@/ui/hooks/use-selection.ts';
import { BulkBar } from '@/domain/manage/bulk-bar.tsx';
import cardClasses from '@/domain/manage/manage-card.module.css';
import { ManageTable } from '@/domain/manage/manage-table.tsx';
import { useManageKeys } from '@/domain/manage/use-manage-keys.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { confirm } from '@/ui/overlays/confirm.ts';
import { useIsPhone } from '@/ui/hooks/use-is-phone.ts';
import { useLearnerActions } from '../hooks/use-learner-actions.ts';
import { useFocusAfter } from '../hooks/use-focus-after.ts';
import { firstDirection } from '../learners-view.ts';
import type { ChangeView, LearnersView } from '../learners-view.ts';
import { LearnerCard } from './learner-card.tsx';
import { LearnerRow } from './learner-row.tsx';
import type { LearnerDeed, RowProps } from './row-props.ts';

const DeleteDialog = lazy(async () => ({ default: (await import('./delete-dialog.tsx')).DeleteDialog }));
const PlanDialog = lazy(async () => ({ default: (await import('./plan-dialog.tsx')).PlanDialog }));

const bulkActions = [
  { action: 'activate', Icon: IconUserCheck },
  { action: 'deactivate', Icon: IconUserOff },
  { action: 'subscription', Icon: IconId },
  { action: 'end_sessions', Icon: IconLogout },
  { action: 'delete', Icon: IconTrash },
] as const;

/** The learners of a page as a table, or as cards on phones, with single and bulk actions. */
export function LearnersList({
  learners,
  view,
  stale,
  onChange,
}: {
  learners: readonly ListedLearner[];
  view: LearnersView;
  stale: boolean;
  onChange: ChangeView;
}) {
  const { t } = useTranslation(['learners', 'catalogue']);
  const isPhone = useIsPhone();
  const own = useUser().id;
  const act = useLearnerActions();
  const selection = useSelection(learners.map(({ id }) => id));
  const [open, setOpen] = useState<{ what: 'delete' | 'plan'; of: readonly ListedLearner[] }>();
  const focusAfter = useFocusAfter(learners);
  const { chosen } = selection;
  const { table, cards } = useManageKeys(learners, t('keys', { returnObjects: true }), {
    select: (index) => selection.toggle(index, false),
    remove: (learner) => learner.id !== own && setOpen({ what: 'delete', of: [learner] }),
  });
  const deeds: Record<LearnerDeed, (learner: ListedLearner) => void> = {
    edit: ({ id }) => onChange({ page: view.page, learner: id }),
    activate: (learner) => void act.activate(learner),
    deactivate: (learner) => void act.deactivate(learner),
    invite: (learner) => void act.invite(learner),
    end_sessions: (learner) => void act.endSessions(learner),
    delete: (learner) => setOpen({ what: 'delete', of: [learner] }),
  };
  const propsOf = (learner: ListedLearner, index: number): RowProps => ({
    learner,
    isOwn: learner.id === own,
    selected: chosen.includes(learner.id),
    onSelect: (extend) => selection.toggle(index, extend),
    onAct: (deed) => deeds[deed](learner),
  });
  const actOnChosen = async (action: LearnerAction) => {
    const of = learners.filter(({ id }) => chosen.includes(id));
    if (action === 'delete') return setOpen({ what: 'delete', of });
    if (action === 'subscription') return setOpen({ what: 'plan', of });
    if (action !== 'activate') {
      const question = { title: t(`bulk.${action}`, { count: of.length }), message: t(`${action}.message`) };
      if (!(await confirm({ ...question, action: t(`actions.${action}`), danger: action === 'deactivate' })))
        return;
    }
    if (await act.bulk(action, chosen)) selection.none();
  };
  const close = () => setOpen(undefined);
  return (
    <>
      {isPhone ? (
        <ul ref={cards} className={cardClasses.list} aria-label={t('list')} aria-busy={stale}>
          {learners.map((learner, index) => (
            <LearnerCard key={learner.id} {...propsOf(learner, index)} />
          ))}
        </ul>
      ) : (
        <ManageTable
          texts={{
            list: t('list'),
            choose: t('catalogue:select_page'),
            actions: t('columns.actions'),
          }}
          columns={learnerSorts.map((sort) => ({
            name: sort,
            sort,
            label: t(`columns.${sort}`),
            figure: sort === 'points',
          }))}
          order={view}
          firstDirection={firstDirection}
          stale={stale}
          chosen={chosen.length}
          total={learners.length}
          rows={table}
          onOrder={onChange}
          onAll={(all) => (all ? selection.all() : selection.none())}
        >
          {learners.map((learner, index) => (
            <LearnerRow key={learner.id} {...propsOf(learner, index)} />
          ))}
        </ManageTable>
      )}
      {chosen.length > 0 && (
        <BulkBar<LearnerAction>
          label={t('selected')}
          actions={bulkActions.map(({ action, Icon }) => ({ action, Icon, label: t(`actions.${action}`) }))}
          count={chosen.length}
          total={learners.length}
          onAll={selection.all}
          onNone={selection.none}
          onAct={actOnChosen}
        />
      )}
      <Suspense fallback={null}>
        {open?.what === 'delete' && (
          <DeleteDialog
            learners={open.of}
            onClose={close}
            onDone={() => {
              selection.none();
              focusAfter(open.of);
            }}
          />
        )}
        {open?.what === 'plan' && <PlanDialog learners={open.of} onClose={close} onDone={selection.none} />}
      </Suspense>
    </>
  );
}
