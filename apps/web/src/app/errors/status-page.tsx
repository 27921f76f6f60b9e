import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';

import { EmptyState } from '../../ui/empty-state.tsx';
import type { DrawingName } from '../../ui/drawing.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import classes from './status-page.module.css';

/** The failures that have a page, and whether going back or trying again is what helps. */
export const statusPages = {
  400: { drawing: 'broken', way: 'back' },
  401: { drawing: 'lock', way: 'back' },
  403: { drawing: 'lock', way: 'back' },
  404: { drawing: 'search', way: 'back' },
  500: { drawing: 'broken', way: 'retry' },
  502: { drawing: 'broken', way: 'retry' },
  503: { drawing: 'lamp', way: 'retry' },
  504: { drawing: 'lamp', way: 'refresh' },
} as const satisfies Record<number, { drawing: DrawingName; way: 'back' | 'retry' | 'refresh' }>;

export type StatusCode = keyof typeof statusPages;

/** One of the error pages: what happened, a way on, and the way home. */
export function StatusPage({ code }: { code: StatusCode }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { drawing, way } = statusPages[code];
  const title = t(`status_page.${code}.title`);
  usePageTitle(title);
  return (
    <main className={classes.page}>
      <p className={classes.code}>{code}</p>
      <EmptyState
        drawing={drawing}
        title={title}
        message={t(`status_page.${code}.message`)}
        action={
          <>
            <Button
              variant="default"
              onClick={() => (way === 'back' ? void navigate(-1) : location.reload())}
            >
              {t(way)}
            </Button>
            <Button component={Link} to="/">
              {t('home')}
            </Button>
          </>
        }
      />
    </main>
  );
}
