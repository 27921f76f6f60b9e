import { Badge, Center, Group, Stack, Text } from '@mantine/core';
import type { ListedLearner, LearnerRole } from '@glossa/contract/learners';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { rowFocusAttribute } from '@/lib/shortcuts/use-row-focus.ts';
import { toast } from '@/ui/feedback/toast.tsx';
import classes from './learner-cells.module.css';

/** A learner's name with their roles. The name opens their details. */
export function LearnerName({ learner, onEdit }: { learner: ListedLearner; onEdit: () => void }) {
  const { t } = useTranslation('learners');
  const roles = listRoles(learner);
  return (
    <Group gap={10} miw={0} wrap="nowrap">
      <Center
        component="span"
        flex="none"
        w={34}
        h={34}
        fz="xs"
        fw={600}
        bdrs="50%"
        bg={learner.is_superuser ? 'var(--glossa-accent-wash)' : 'var(--glossa-sunken)'}
        c={learner.is_superuser ? 'var(--glossa-accent)' : 'dimmed'}
        aria-hidden="true"
      >
        {getInitials(learner)}
      </Center>
      <Stack gap={2} miw={0} align="flex-start">
        <Text
          component="button"
          type="button"
          className="plain-link"
          inherit
          truncate
          maw="100%"
          fw={600}
          onClick={onEdit}
          {...{ [rowFocusAttribute]: learner.id }}
        >
          <bdi>{learner.username}</bdi>
        </Text>
        {(roles.length > 0 || learner.account_type === 'shop_client') && (
          <Group component="span" gap={4}>
            {roles.map((role) => (
              <RoleBadge key={role} isAdmin={role === 'admin'}>
                {t(`roles.${role}`)}
              </RoleBadge>
            ))}
            {learner.account_type === 'shop_client' && <RoleBadge>{t('types.shop_client')}</RoleBadge>}
          </Group>
        )}
      </Stack>
    </Group>
  );
}

const RoleBadge = ({ isAdmin = false, children }: { isAdmin?: boolean; children: ReactNode }) => (
  <Badge
    component="span"
    size="sm"
    radius="xl"
    fz={11}
    fw={600}
    px={6}
    h="auto"
    mih={18}
    // In a narrow column, a long role takes two lines.
    styles={{ label: { whiteSpace: 'normal', lineHeight: 1.3 } }}
    variant={isAdmin ? 'light' : 'outline'}
    color={isAdmin ? 'ink' : 'gray'}
  >
    {children}
  </Badge>
);

/** Shows whether a learner can sign in. */
export function LearnerState({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation('learners');
  const state = isActive ? 'active' : 'inactive';
  return (
    <Group
      component="span"
      className={classes[state]}
      display="inline-flex"
      gap={7}
      wrap="nowrap"
      style={{ whiteSpace: 'nowrap' }}
    >
      {t(`states.${state}`)}
    </Group>
  );
}

/** The end of an ID, enough to tell learners apart. A click copies the whole ID. */
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
    <Text
      component="button"
      type="button"
      className={classes.id ?? ''}
      size="xs"
      c="dimmed"
      title={id}
      aria-label={t('copy_id', { id: id.slice(-8) })}
      onClick={() => void copy()}
    >
      {id.slice(-8)}
    </Text>
  );
}

/** Returns first and last name; empty if both are missing. */
export const fullName = ({ firstname, lastname }: Pick<ListedLearner, 'firstname' | 'lastname'>): string =>
  `${firstname} ${lastname}`.trim();

/** Returns one or two initials. */
function getInitials({
  firstname,
  lastname,
  username,
}: Pick<ListedLearner, 'firstname' | 'lastname' | 'username'>): string {
  const names = [firstname, lastname].filter(Boolean);
  const initials = (names.length > 0 ? names : [username]).map((name) => Array.from(name)[0] ?? '');
  return initials.join('').toUpperCase();
}

const listRoles = ({
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
