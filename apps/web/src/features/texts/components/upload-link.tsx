import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { uploadPath } from '../paths.ts';

/** A link to adding a text. */
export function UploadLink({ variant = 'filled' }: { variant?: 'filled' | 'default' }) {
  const { t } = useTranslation('texts');
  return (
    <Button
      component={Link}
      to={uploadPath}
      variant={variant}
      leftSection={<IconUpload size={16} stroke={1.8} />}
    >
      {t('upload.open')}
    </Button>
  );
}
