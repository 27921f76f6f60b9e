import type { MailTexts } from '#platform/email/letter.ts';
import type { Translate } from '#platform/translator.ts';
import type { DayFigures } from './queries.ts';

function subjectOf(t: Translate<MailTexts>, { streak, due }: DayFigures): string {
  if (streak.current > 1) return t('daily.subject_streak', { count: streak.current });
  return due > 0 ? t('daily.subject_due', { count: due }) : t('daily.subject');
}

/** Renders the daily reminder; undefined if the learner has already studied that day. */
export function dailyMail(
  t: Translate<MailTexts>,
  figures: DayFigures,
  publicUrl: string,
): { subject: string; paragraphs: string[] } | undefined {
  const { streak, goals, due } = figures;
  if (streak.today) return undefined;
  const ofToday = goals.filter(({ period, is_reached: isReached }) => period === 'daily' && !isReached);
  return {
    subject: subjectOf(t, figures),
    paragraphs: [
      t('daily.opening'),
      ...(streak.current > 0 ? [t('daily.streak', { count: streak.current })] : []),
      ...(ofToday.length > 0
        ? [
            [
              t('daily.goals'),
              ...ofToday.map(({ measure, target }) => `• ${t(`goals.${measure}`, { count: target })}`),
            ].join('\n'),
          ]
        : []),
      ...(due > 0 ? [`${t('daily.due', { count: due })}\n${publicUrl}/practice`] : []),
      `${t('daily.go_on')}\n${publicUrl}/dashboard`,
    ],
  };
}
