import type { ReportLearner, ReportSource } from '@glossa/contract/reports';
import { languageById } from '@glossa/language/languages';

import type { LearnerRow, SourceRow } from './queries.ts';

/** Presents a learner with their language codes. */
export const presentLearner = ({ id, username, name, languages }: LearnerRow): ReportLearner => ({
  id,
  username,
  name,
  languages: languages.flatMap((language) => languageById(language)?.code ?? []),
});

/** Presents a text or video. Its reading speed is null for a video, and if there are no words or no time. */
export const presentSource = ({
  type,
  id,
  title,
  seconds,
  pages,
  words,
  times,
  last_day,
  ...row
}: SourceRow): ReportSource => ({
  type,
  id,
  title,
  language: languageById(row.language)?.code ?? '',
  seconds,
  pages,
  words,
  words_per_minute:
    type === 'reading' && words > 0 && seconds > 0 ? Math.round((words * 60) / seconds) : null,
  times,
  last_day,
  unknown_share: row.unknownShare,
});
