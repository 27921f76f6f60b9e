import { parseMilestone } from '@glossa/contract/achievements';
import type { MilestoneMeasure } from '@glossa/contract/achievements';
import type { Progress, ReachedMilestone } from '@glossa/contract/progress';
import { Box, Group, Text } from '@mantine/core';
import {
  IconBook,
  IconCards,
  IconClock,
  IconFlame,
  IconMovie,
  IconTrophy,
  IconVocabulary,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Panel } from '@/domain/progress/panel.tsx';
import { ToneIcon } from '@/domain/progress/tone-icon.tsx';
import type { Tone } from '@/domain/progress/tone-icon.tsx';
import { useMilestoneText } from '@/domain/progress/use-milestone-text.ts';
import { ShareBar } from '@/ui/data/share-bar.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { List } from '@/ui/layout/list.tsx';

/**
 * Maximum number of achievements, equal to the number of milestones in the panel beside the achievements: one per kind.
 */
const maxAchievements = 6;

const icons = {
  streak: { icon: IconFlame, tone: 'amber' },
  words: { icon: IconVocabulary, tone: 'green' },
  texts: { icon: IconBook, tone: 'accent' },
  videos: { icon: IconMovie, tone: 'blue' },
  hours: { icon: IconClock, tone: 'amber' },
  reviews: { icon: IconCards, tone: 'blue' },
} as const satisfies Record<MilestoneMeasure, { icon: unknown; tone: Tone }>;

/** The latest milestones with their dates. */
export function AchievementsPanel({ achievements }: { achievements: readonly ReachedMilestone[] }) {
  const { t } = useTranslation('achievements');
  const { date } = useFormat();
  const nameOf = useMilestoneText();
  return (
    <Panel title={t('recent')}>
      {achievements.length > 0 ? (
        <List gap="sm">
          {achievements.slice(0, maxAchievements).map((milestone) => (
            <MilestoneRow
              key={milestone.id}
              id={milestone.id}
              isReached
              detail={date(new Date(`${milestone.date}T12:00:00`))}
            >
              {nameOf(milestone)}
            </MilestoneRow>
          ))}
        </List>
      ) : (
        <Text c="dimmed">{t('none')}</Text>
      )}
    </Panel>
  );
}

/** The next milestones with their progress, nearest first. */
export function MilestonesPanel({ milestones }: { milestones: Progress['next_milestones'] }) {
  const { t } = useTranslation('achievements');
  const { number } = useFormat();
  const nameOf = useMilestoneText();
  return (
    <Panel title={t('next')}>
      <List gap="sm">
        {milestones.map((milestone) => (
          <MilestoneRow
            key={milestone.id}
            id={milestone.id}
            isReached={false}
            detail={t('of', { done: number(milestone.done), target: number(milestone.target) })}
          >
            {nameOf(milestone)}
            <Box component="span" display="block" mt={4}>
              <ShareBar share={milestone.done / milestone.target} />
            </Box>
          </MilestoneRow>
        ))}
      </List>
    </Panel>
  );
}

function MilestoneRow({
  id,
  isReached,
  detail,
  children,
}: {
  id: string;
  isReached: boolean;
  detail: string;
  children: ReactNode;
}) {
  const measure = parseMilestone(id)?.measure;
  const { icon, tone } = measure ? icons[measure] : ({ icon: IconTrophy, tone: 'accent' } as const);
  return (
    <Group component="li" gap="sm" wrap="nowrap">
      <ToneIcon isRound size={38} icon={icon} tone={isReached ? tone : 'outline'} />
      <Text component="div" flex="1 1 0" miw={0} fw={500} lh={1.4}>
        {children}
      </Text>
      <Text size="sm" c="dimmed" flex="none" className="tabular">
        {detail}
      </Text>
    </Group>
  );
}
