import type { LearnerAction } from '@glossa/contract/bulk-learners';
import { learnerSorts } from '@glossa/contract/learners';
import type { ListedLearner } from '@glossa/contract/learners';
import { IconId, IconLogout, IconTrash, IconUserCheck, IconUserOff } from '@tabler/icons-react';
import { lazy, Suspense, useState, useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { useSelection } from '@/ui/hooks/use-selection.ts';
import { BulkBar } from '@/domain/manage/bulk-bar.tsx';
import { ManageTable } from '@/domain/manage/manage-table.tsx';
import { useManageKeys } from '@/domain/manage/use-manage-keys.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { confirm } from '@/ui/overlays/confirm.ts';
import { RowList } from '@/ui/data/row-list.tsx';
import { useIsPhone } from '@/ui/hooks/use-breakpoint.ts';
import { rowFocusAttribute } from '@/lib/shortcuts/use-row-focus.ts';
import { useLearnerActions } from '../hooks/use-learner-actions.ts';
import { firstDirection } from '../learners-view.ts';
import type { ChangeView, LearnersView } from '../learners-view.ts';
import { LearnerCard, LearnerRow } from './learner-row.tsx';
import type { RowAction, RowProps } from './learner-row.tsx';

const DeleteDialog = lazy(async () => ({ default: (await import('./delete-dialog.tsx')).DeleteDialog }));
const PlanDialog = lazy(async () => ({ default: (await import('./plan-dialog.tsx')).PlanDialog }));

const bulkActions = [
  { action: 'activate', Icon: IconUserCheck },
  { action: 'deactivate', Icon: IconUserOff },
  { action: 'subscription', Icon: IconId },
  { action: 'end_sessions', Icon: IconLogout },
  { action: 'delete', Icon: IconTrash },
] as const;

/** A page of learners as a table, or as cards on phones, with single and bulk actions. */
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
  const ownId = useUser().id;
  const actions = useLearnerActions();
  const selection = useSelection(learners.map(({ id }) => id));
  const [open, setOpen] = useState<{ dialog: 'delete' | 'plan'; learners: readonly ListedLearner[] }>();
  const focusAfter = useFocusAfterDeletion(learners);
  const { chosen } = selection;
  const { table, cards } = useManageKeys(learners, t('keys', { returnObjects: true }), {
    select: (index) => selection.toggle(index, false),
    remove: (learner) => learner.id !== ownId && setOpen({ dialog: 'delete', learners: [learner] }),
  });
  const rowActions: Record<RowAction, (learner: ListedLearner) => void> = {
    edit: ({ id }) => onChange({ page: view.page, learner: id }),
    activate: (learner) => void actions.activate(learner),
    deactivate: (learner) => void actions.deactivate(learner),
    invite: (learner) => void actions.invite(learner),
    reset_factor: (learner) => void actions.resetFactor(learner),
    end_sessions: (learner) => void actions.endSessions(learner),
    delete: (learner) => setOpen({ dialog: 'delete', learners: [learner] }),
  };
  const getRowProps = (learner: ListedLearner, index: number): RowProps => ({
    learner,
    isSelf: learner.id === ownId,
    selected: chosen.includes(learner.id),
    onSelect: (extend) => selection.toggle(index, extend),
    onAction: (action) => rowActions[action](learner),
  });
  const runBulkAction = async (action: LearnerAction) => {
    const of = learners.filter(({ id }) => chosen.includes(id));
    if (action === 'delete') return setOpen({ dialog: 'delete', learners: of });
    if (action === 'subscription') return setOpen({ dialog: 'plan', learners: of });
    if (action !== 'activate') {
      const question = { title: t(`bulk.${action}`, { count: of.length }), message: t(`${action}.message`) };
      if (!(await confirm({ ...question, action: t(`actions.${action}`), danger: action === 'deactivate' })))
        return;
    }
    if (await actions.bulk(action, chosen)) selection.none();
  };
  const close = () => setOpen(undefined);
  return (
    <>
      {isPhone ? (
        <RowList ref={cards} isEdgeToEdge aria-label={t('list')} aria-busy={stale}>
          {learners.map((learner, index) => (
            <LearnerCard key={learner.id} {...getRowProps(learner, index)} />
          ))}
        </RowList>
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
            <LearnerRow key={learner.id} {...getRowProps(learner, index)} />
          ))}
        </ManageTable>
      )}
      {chosen.length > 0 && (
        <BulkBar<LearnerAction>
          label={t('selected')}
          actions={bulkActions.map(({ action, Icon }) => ({ action, Icon, label: t(`actions.${action}`) }))}
          count={chosen.length}
          total={learners.length}
          onSelectAll={selection.all}
          onClearSelection={selection.none}
          onAction={runBulkAction}
        />
      )}
      <Suspense fallback={null}>
        {open?.dialog === 'delete' && (
          <DeleteDialog
            learners={open.learners}
            onClose={close}
            onDone={() => {
              selection.none();
              focusAfter(open.learners);
            }}
          />
        )}
        {open?.dialog === 'plan' && (
          <PlanDialog learners={open.learners} onClose={close} onDone={selection.none} />
        )}
      </Suspense>
    </>
  );
}

/**
 * Moves the focus after rows were deleted: to the next row, the previous one, or the search field. Returns a function
 * to call with the deleted rows once the dialog has closed.
 */
function useFocusAfterDeletion(
  learners: readonly ListedLearner[],
): (deleted: readonly ListedLearner[]) => void {
  const [target, setTarget] = useState<{ id: string | undefined }>();
  // Runs after the dialog has returned the focus to the row that is about to disappear.
  useEffect(() => {
    if (!target) return;
    const row = target.id && document.querySelector<HTMLElement>(`[${rowFocusAttribute}="${target.id}"]`);
    (row || document.querySelector<HTMLElement>('input[type="search"]'))?.focus();
  }, [target]);
  return (deleted) => {
    const ids = new Set(deleted.map(({ id }) => id));
    const last = learners.findLastIndex(({ id }) => ids.has(id));
    const isRemaining = ({ id }: ListedLearner) => !ids.has(id);
    const next = learners.slice(last + 1).find(isRemaining) ?? learners.slice(0, last).findLast(isRemaining);
    setTarget({ id: next?.id });
  };
}
