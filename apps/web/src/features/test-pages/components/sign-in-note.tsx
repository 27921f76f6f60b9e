import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

import { withReturn } from '@/lib/navigation/return-path.ts';

/** Tells visitors what a test page offers after sign-in. */
export function SignInNote() {
  const { t } = useTranslation(['tests', 'common']);
  return (
    <Text mt={16}>
      {t('sign_in')}{' '}
      <Link to={withReturn('/login', useLocation().pathname)}>{t('common:visitor.sign_in')}</Link>
    </Text>
  );
}
