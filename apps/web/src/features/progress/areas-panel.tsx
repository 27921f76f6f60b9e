import { enoughAnswers } from '@glossa/contract/insights';
import type { Area, Insights } from '@glossa/contract/insights';
import { practiceModes } from '@glossa/contract/settings';
import type { PracticeMode } from '@glossa/contract/settings';
import { useTranslation } from 'react-i18next';

import { Panel } from '@/domain/progress/panel.tsx';
import { ShareBar } from '@/ui/data/share-bar.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import classes from './areas-panel.module.css';

const isMode = (name: string): name is PracticeMode => (practiceModes as readonly string[]).includes(name);

/** Maximum number of strengths, and of weaknesses. */
const maxAreas = 4;

/** Strengths and weaknesses compared with the average of all answers. */
export function AreasPanel({ areas }: { areas: Insights['areas'] }) {
  const { t } = useTranslation(['progress', 'practice']);
  const { percent, number } = useFormat();
  const average = areas.share ?? 0;
  const sides = [
    { key: 'strong', found: areas.areas.filter(({ share }) => share >= average).slice(0, maxAreas) },
    {
      key: 'weak',
      found: areas.areas
        .filter(({ share }) => share < average)
        .toReversed()
        .slice(0, maxAreas),
    },
  ] as const;
  const nameOf = ({ kind, name }: Area) =>
    kind === 'mode' && isMode(name) ? t(`practice:modes.${name}`) : name;
  return (
    <Panel
      title={t('areas.title')}
      help={
        areas.share === null
          ? t('areas.none', { count: enoughAnswers })
          : t('areas.help', {
              count: areas.answers,
              percent: percent(areas.share),
              least: number(enoughAnswers),
            })
      }
    >
      {sides.map(
        ({ key, found }) =>
          found.length > 0 && (
            <div key={key} className={classes.side}>
              <h3>{t(`areas.${key}`)}</h3>
              <ul>
                {found.map((area) => (
                  <li key={`${area.kind} ${area.name}`}>
                    <span className={classes.name}>
                      <bdi>{nameOf(area)}</bdi>
                    </span>
                    <ShareBar share={area.share} height={6} tone={key === 'weak' ? 'weak' : 'good'} />
                    <strong>{percent(area.share)}</strong>
                    <span className={classes.count}>{t('areas.answers', { count: area.answers })}</span>
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
    </Panel>
  );
}
