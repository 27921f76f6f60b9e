import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const flags = ['is_superuser', 'is_staff', 'can_manage_content'] as const;
type Flag = (typeof flags)[number];

/** Permissions of a user. */
export function RightFields({
  values,
  locked = false,
  onChange,
}: {
  values: Record<Flag, boolean>;
  /** Whether the admin right is locked, because admins can't remove their own. */
  locked?: boolean;
  onChange: (flag: Flag, value: boolean) => void;
}) {
  const { t } = useTranslation('learners');
  return flags.map((flag) => (
    <Checkbox
      key={flag}
      label={t(`fields.${flag}`)}
      description={t(`fields.${flag}_help`)}
      checked={values[flag]}
      disabled={locked && flag === 'is_superuser'}
      onChange={({ currentTarget }) => onChange(flag, currentTarget.checked)}
    />
  ));
}
