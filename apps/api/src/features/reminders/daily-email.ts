import type { EmailTexts } from '#platform/email/render-email.ts';
import type { Translate } from '#platform/translator.ts';
import type { DailyStats } from './queries.ts';

function chooseSubject(t: Translate<EmailTexts>, { streak, due }: DailyStats): string {
  if (streak.current > 1) return t('daily.subject_streak', { count: streak.current });
  return due > 0 ? t('daily.subject_due', { count: due }) : t('daily.subject');
}

/** Renders the daily reminder. Returns undefined if the learner has already studied that day. */
export function dailyEmail(
  t: Translate<EmailTexts>,
  stats: DailyStats,
  publicUrl: string,
): { subject: string; paragraphs: string[] } | undefined {
  const { streak, goals, due } = stats;
  if (streak.today) return undefined;
  const openGoals = goals.filter(({ period, is_reached: isReached }) => period === 'daily' && !isReached);
  return {
    subject: chooseSubject(t, stats),
    paragraphs: [
      t('daily.opening'),
      ...(streak.current > 0 ? [t('daily.streak', { count: streak.current })] : []),
      ...(openGoals.length > 0
        ? [
            [
              t('daily.goals'),
              ...openGoals.map(({ measure, target }) => `• ${t(`goals.${measure}`, { count: target })}`),
            ].join('\n'),
          ]
        : []),
      ...(due > 0 ? [`${t('daily.due', { count: due })}\n${publicUrl}/practice`] : []),
      `${t('daily.go_on')}\n${publicUrl}/dashboard`,
    ],
  };
}
