import { minAnswers } from '@glossa/contract/insights';
import type { Area, Insights } from '@glossa/contract/insights';
import { practiceModes } from '@glossa/contract/settings';
import type { PracticeMode } from '@glossa/contract/settings';
import { Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { Panel } from '@/domain/progress/panel.tsx';
import { ShareBar } from '@/ui/data/share-bar.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { List } from '@/ui/layout/list.tsx';
import classes from './areas-panel.module.css';

const isMode = (name: string): name is PracticeMode => (practiceModes as readonly string[]).includes(name);

/** Maximum number of strengths, and of weaknesses. */
const maxAreas = 4;

/** Strengths and weaknesses compared with the average of all answers. */
export function AreasPanel({ areas }: { areas: Insights['areas'] }) {
  const { t } = useTranslation(['progress', 'practice']);
  const { percent, number } = useFormat();
  const average = areas.share ?? 0;
  const areaGroups = [
    { key: 'strong', found: areas.areas.filter(({ share }) => share >= average).slice(0, maxAreas) },
    {
      key: 'weak',
      found: areas.areas
        .filter(({ share }) => share < average)
        .toReversed()
        .slice(0, maxAreas),
    },
  ] as const;
  const areaName = ({ kind, name }: Area) =>
    kind === 'mode' && isMode(name) ? t(`practice:modes.${name}`) : name;
  return (
    <Panel
      title={t('areas.title')}
      help={
        areas.share === null
          ? t('areas.none', { count: minAnswers })
          : t('areas.help', {
              count: areas.answers,
              percent: percent(areas.share),
              least: number(minAnswers),
            })
      }
    >
      {areaGroups.map(
        ({ key, found }) =>
          found.length > 0 && (
            <div key={key} className={classes.side}>
              <Title order={3} mb={6} fz="sm" fw={500} c="dimmed">
                {t(`areas.${key}`)}
              </Title>
              <List gap={6}>
                {found.map((area) => (
                  <li key={`${area.kind} ${area.name}`} className={classes.area}>
                    <Text span truncate>
                      <bdi>{areaName(area)}</bdi>
                    </Text>
                    <ShareBar share={area.share} height={6} tone={key === 'weak' ? 'weak' : 'good'} />
                    <Text span fw={600} ta="end">
                      {percent(area.share)}
                    </Text>
                    <Text span size="xs" c="dimmed">
                      {t('areas.answers', { count: area.answers })}
                    </Text>
                  </li>
                ))}
              </List>
            </div>
          ),
      )}
    </Panel>
  );
}
