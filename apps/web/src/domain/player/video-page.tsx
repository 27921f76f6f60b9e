import { ActionIcon, Group, Skeleton, Stack } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { useHiddenShell } from '@/lib/shell/use-hidden-shell.ts';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import classes from './video-page.module.css';

/** The title of a video page, after a back link. */
export function VideoHeader({
  back,
  title,
  language,
  children,
}: {
  /** Path and name of the page to go back to. */
  back: { to: string; label: string };
  title: string;
  /** Language code of the title, if it is the video's own. */
  language?: string;
  /** Content rendered after the title. */
  children?: ReactNode;
}) {
  return (
    <Group component="header" gap="0 8px" ms={-10} className={classes.header ?? ''}>
      <ActionIcon
        component={Link}
        to={back.to}
        variant="subtle"
        color="gray"
        size={40}
        aria-label={back.label}
        title={back.label}
      >
        <IconArrowLeft className="mirrored" size={20} stroke={1.6} />
      </ActionIcon>
      <h1 className={classes.title} lang={language} dir={language && 'auto'}>
        {title}
      </h1>
      {children}
    </Group>
  );
}

/** Placeholder for a page with a video and a list beside it. */
export function VideoPageSkeleton() {
  useHiddenShell('phones');
  return (
    <LoadingState>
      <div className={classes.skeleton}>
        <Stack gap={18}>
          <Skeleton height={28} width="44%" />
          <Skeleton className={classes.video ?? ''} radius={12} />
          <Skeleton height={28} width="70%" mx="auto" />
        </Stack>
        <Stack gap={18}>
          {[72, 54, 86, 60, 80].map((width) => (
            <Skeleton key={width} height={16} width={`${width}%`} />
          ))}
        </Stack>
      </div>
    </LoadingState>
  );
}
