import { milestoneOf } from '@glossa/contract/achievements';
import { useTranslation } from 'react-i18next';

/** Names a milestone by ID (`words_100`) in the interface language; an unknown one by its English `title`. */
export function useMilestoneText(): (milestone: { id: string; title: string }) => string {
  const { t } = useTranslation('achievements');
  return ({ id, title }) => {
    const found = milestoneOf(id);
    return found ? t(`milestones.${found.measure}`, { count: found.count }) : title;
  };
}
