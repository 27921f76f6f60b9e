import { milestoneOf } from '@glossa/contract/achievements';
import { useTranslation } from 'react-i18next';

/** Names a milestone by its id (`words_100`) in the interface language; by its English `title` when it is unknown. */
export function useMilestoneText(): (milestone: { id: string; title: string }) => string {
  const { t } = useTranslation('achievements');
  return ({ id, title }) => {
    const found = milestoneOf(id);
    return found ? t(`milestones.${found.measure}`, { count: found.count }) : title;
  };
}
