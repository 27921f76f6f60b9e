import { Button, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';

import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import type { DrawingName } from '@/ui/feedback/drawing.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';

/** The status codes that have a page, and whether that page offers to go back or to retry. */
const statusPages = {
  400: { drawing: 'broken', recovery: 'back' },
  401: { drawing: 'lock', recovery: 'back' },
  403: { drawing: 'lock', recovery: 'back' },
  404: { drawing: 'search', recovery: 'back' },
  500: { drawing: 'broken', recovery: 'retry' },
  502: { drawing: 'broken', recovery: 'retry' },
  503: { drawing: 'lamp', recovery: 'retry' },
  504: { drawing: 'lamp', recovery: 'refresh' },
} as const satisfies Record<number, { drawing: DrawingName; recovery: 'back' | 'retry' | 'refresh' }>;

type StatusCode = keyof typeof statusPages;

/** Returns the status code in a path; 404 if there is none. */
const parseStatusCode = (path: string): StatusCode => {
  const code = path.slice(1);
  return Object.hasOwn(statusPages, code) ? (Number(code) as StatusCode) : 404;
};

/**
 * The page for /400 to /504 and for every unknown path. Explains what happened, and offers a way to continue and a link
 * home.
 */
export function StatusPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const code = parseStatusCode(useLocation().pathname);
  const { drawing, recovery } = statusPages[code];
  const title = t(`status_page.${code}.title`);
  usePageTitle(title);
  return (
    <Stack component="main" align="center" justify="center" gap={0} mih="80dvh" px="md" py="lg">
      <Text c="dimmed" fz={31} ff="var(--glossa-font-reading)">
        {code}
      </Text>
      <EmptyState
        drawing={drawing}
        title={title}
        titleAs="h1"
        message={t(`status_page.${code}.message`)}
        action={
          <>
            <Button
              variant="default"
              onClick={() => (recovery === 'back' ? void navigate(-1) : location.reload())}
            >
              {t(recovery)}
            </Button>
            <Button component={Link} to="/">
              {t('home')}
            </Button>
          </>
        }
      />
    </Stack>
  );
}
