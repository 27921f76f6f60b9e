import { Button } from '@mantine/core';
import type { ButtonVariant } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** A link to the page for adding content. */
export const UploadLink = ({
  to,
  variant = 'filled',
  children,
}: {
  to: string;
  variant?: ButtonVariant;
  children: ReactNode;
}) => (
  <Button component={Link} to={to} variant={variant} leftSection={<IconUpload size={16} stroke={1.8} />}>
    {children}
  </Button>
);
