import type { BookPreview } from '@glossa/contract/imports';
import type { Task } from '@glossa/contract/tasks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { toast } from '@/ui/feedback/toast.tsx';
import { failureText } from '@/lib/i18n/failure-text.ts';
import { useBookImport } from '../hooks/use-book-import.ts';
import { readPath } from '@/domain/paths/entry-paths.ts';
import { shelves } from '../shelves.ts';
import { AnalysisProgress } from './analysis-progress.tsx';
import { BookForm } from './book-form.tsx';

/** Returns the title under which a book is imported. */
const titleOf = ({ result }: Task): string | undefined => {
  const title = result?.['title'];
  return typeof title === 'string' ? title : undefined;
};

/** The steps of a book import: choosing chapters, creating texts, then the library. */
export function BookScreen({
  book,
  onCancel,
  onAgain,
}: {
  book: BookPreview;
  onCancel: () => void;
  /** Returns to an empty form. */
  onAgain: () => void;
}) {
  const { t } = useTranslation('imports');
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  const [started, setStarted] = useState<{ task: Task; title: string }>();
  const { start, isStarting, refresh } = useBookImport(
    (task) => setStarted({ task, title: titleOf(task) ?? book.title }),
    (error) => setFailure(failureText(error, t('book.failed'))),
  );
  if (!started) {
    return (
      <BookForm
        book={book}
        starting={isStarting}
        failure={failure}
        onSubmit={(input) => {
          setFailure(undefined);
          start(input);
        }}
        onCancel={onCancel}
      />
    );
  }
  return (
    <AnalysisProgress
      task={started.task.id}
      title={started.title}
      onReady={(ended) => {
        refresh();
        const texts = Number(ended.result?.['texts'] ?? 0);
        toast.success(t('book.done', { count: texts }));
        const only = texts === 1 ? ended.result?.['text_id'] : undefined;
        void navigate(typeof only === 'string' ? readPath(only) : shelves.reading.path);
      }}
      onAgain={onAgain}
    />
  );
}
