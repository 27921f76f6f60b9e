import type { ApiError } from '@glossa/contract/client';
import type { contentCategories } from '@glossa/contract/categories';
import type { CallInput } from '@glossa/contract/endpoint';
import type { ErrorCode } from '@glossa/contract/errors';
import { createEbook } from '@glossa/contract/ebooks';
import type { EbookKind } from '@glossa/contract/ebooks';
import type { Currency } from '@glossa/contract/currencies';
import type { Difficulty } from '@glossa/contract/fields';
import { messages } from '@glossa/contract/messages';
import { useState } from 'react';

import { titleFromFileName } from '@/lib/files/title-from-file-name.ts';
import { useContractForm } from '@/lib/forms/use-contract-form.ts';
import { errorCodeText } from '@/lib/i18n/error-text.ts';
import { validationText } from '@/lib/i18n/validation-text.ts';
import { readPrice } from '@/domain/content/edit/use-price-field.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { bookProblem, coverProblem, sortFiles } from '../book-files.ts';
import { readPreview } from '../components/book-preview.tsx';
import { addFiles } from '../tracks.ts';
import type { TrackEntry } from '../tracks.ts';

interface Values {
  type: EbookKind;
  title: string;
  author: string;
  description: string;
  language: string;
  difficulty: Difficulty;
  category: (typeof contentCategories)[number] | '';
  tags: string[];
  /** As typed. */
  price: string;
  currency: Currency;
  isFree: boolean;
  drmProtected: boolean;
  /** ID of a pricing tier; empty if none is selected. */
  tier: string;
}

interface Files {
  file?: File | undefined;
  cover?: File | undefined;
}

/** The field that shows each of these server errors. */
const fieldOfCode: Record<string, keyof Files> = {
  ebook_format: 'file',
  ebook_too_large: 'file',
  not_plain_text: 'file',
  encoding_unknown: 'file',
  text_empty: 'file',
  book_unreadable: 'file',
  book_protected: 'file',
  book_too_large: 'file',
  not_a_picture: 'cover',
};

/** Requires a price for an ebook that is neither free nor sold by tier. */
const priceGap = ({ isFree, tier, price }: Values): Partial<Record<keyof Values, string>> =>
  isFree || tier !== '' || readPrice(price) > 0 ? {} : { price: validationText(messages.price_positive) };

/** Manages the form for a new ebook: its details, its files, and a preview if the browser can read the file. */
export function useUploadForm() {
  const user = useUser();
  const [initial] = useState((): Values => ({
    type: 'text',
    title: '',
    author: '',
    description: '',
    language: user.current_language ?? 'en',
    difficulty: 'beginner',
    category: '',
    tags: [],
    price: '',
    currency: 'USD',
    isFree: false,
    drmProtected: true,
    tier: '',
  }));
  const [preview, setPreview] = useState<string>();
  const [files, setFiles] = useState<Files>({});
  const [fileErrors, setFileErrors] = useState<Partial<Record<keyof Files | 'tracks', string>>>({});
  const [tracks, setTracks] = useState<readonly TrackEntry[]>([]);
  const form = useContractForm(createEbook.body, initial, priceGap);
  const { values, set } = form;

  /** Accepts a file of the right kind, or shows why it is rejected. */
  const choose = (name: keyof Files, file: File | undefined, problem: ErrorCode | undefined): boolean => {
    setFileErrors((before) => ({ ...before, [name]: problem && errorCodeText(problem) }));
    if (!problem) setFiles((before) => ({ ...before, [name]: file }));
    return !problem;
  };
  const chooseFile = (file: File | undefined) => {
    if (!choose('file', file, file && bookProblem(file))) return;
    setPreview(undefined);
    if (!file) return;
    if (values.title.trim() === '') set('title', titleFromFileName(file.name));
    void readPreview(file).then(setPreview);
  };
  const chooseCover = (file: File | undefined) => void choose('cover', file, file && coverProblem(file));
  return {
    form,
    files,
    fileErrors,
    tracks,
    setTracks: (next: readonly TrackEntry[]) => {
      setTracks(next);
      if (next.length > 0) setFileErrors(({ tracks: _solved, ...others }) => others);
    },
    preview,
    chooseFile,
    chooseCover,
    /** Assigns files dropped anywhere on the form to their fields. */
    drop: (dropped: readonly File[]) => {
      const { tracks: audio, book, cover } = sortFiles(dropped);
      if (audio.length > 0) {
        set('type', 'audio');
        setTracks((before) => addFiles(before, audio).tracks);
      }
      if (book) chooseFile(book);
      if (cover) chooseCover(cover);
    },
    /** Shows a server error next to its field. Returns false if the error doesn't belong to a field. */
    takeFailure: (error: ApiError): boolean => {
      if (form.showFieldErrors(error)) return true;
      const field = fieldOfCode[error.code];
      if (field) setFileErrors({ [field]: errorCodeText(error.code) });
      return field !== undefined;
    },
    /** Passes the input to `send` if it is complete. */
    submit:
      (send: (input: CallInput<typeof createEbook>) => void) => (event: { preventDefault: () => void }) => {
        const missing =
          values.type === 'audio'
            ? tracks.length === 0 && { tracks: validationText(messages.track_required) }
            : !files.file && { file: validationText(messages.ebook_file_required) };
        if (missing) setFileErrors(missing);
        form.submit(() => {
          if (missing) return;
          const { tags, isFree, drmProtected, price, ...fields } = values;
          send({
            body: {
              ...fields,
              tags: JSON.stringify(tags),
              isFree: String(isFree) as 'true' | 'false',
              drmProtected: String(drmProtected) as 'true' | 'false',
              price: String(isFree ? 0 : readPrice(price)),
            },
            files,
          });
        })(event);
      },
    dirty:
      files.file !== undefined ||
      files.cover !== undefined ||
      tracks.length > 0 ||
      [values.title, values.description, values.author].some((text) => text.trim() !== ''),
  };
}
export type UploadForm = ReturnType<typeof useUploadForm>;
