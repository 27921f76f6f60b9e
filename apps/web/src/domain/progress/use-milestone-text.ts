import { parseMilestone } from '@glossa/contract/achievements';
import { useTranslation } from 'react-i18next';

/** Returns a function that names a milestone by its ID (`words_100`), or by its English `title` for an unknown ID. */
export function useMilestoneText(): (milestone: { id: string; title: string }) => string {
  const { t } = useTranslation('achievements');
  return ({ id, title }) => {
    const found = parseMilestone(id);
    return found ? t(`milestones.${found.measure}`, { count: found.count }) : title;
  };
}
