import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import {
  Id,
  LanguageRef,
  maxInteger,
  paginated,
  Moment,
  PageQuery,
  SentenceNumber,
  TextId,
} from './fields.ts';
import { messages } from './messages.ts';

export const annotationKinds = ['bookmark', 'note', 'highlight'] as const;
export const highlightColors = ['yellow', 'green', 'blue', 'pink'] as const;

/** A bookmark, note or highlight in a text. */
export const Annotation = z
  .object({
    id: Id,
    text: Id,
    title: z.string(),
    language: z.string(),
    kind: z.enum(annotationKinds),
    /** Index of the sentence, from 0. Null if an edit removed the sentence. */
    sentence: z.int().nullable(),
    /** UTF-16 offsets in the sentence. Null if the annotation covers the whole sentence. */
    from: z.int().nullable(),
    to: z.int().nullable(),
    /** The annotated words, as they were at the time. */
    quote: z.string(),
    note: z.string(),
    color: z.enum(highlightColors),
    created_at: Moment,
    updated_at: Moment,
  })
  .meta({ id: 'Annotation' });
export type Annotation = z.infer<typeof Annotation>;

const Note = z.string().trim().max(5000, messages.note_long);

export const listTextAnnotations = endpoint({
  method: 'GET',
  path: '/api/texts/{id}/annotations/',
  summary: 'List the bookmarks, notes and highlights of a text, in text order',
  access: 'learner',
  params: { id: TextId },
  result: z.object({ results: z.array(Annotation) }),
  errors: ['text_not_found'],
});

export const addAnnotation = endpoint({
  method: 'POST',
  path: '/api/texts/{id}/annotations/',
  summary: 'Add a bookmark, note or highlight; bookmarking a sentence again returns the first bookmark',
  access: 'learner',
  params: { id: TextId },
  status: [200, 201],
  body: z
    .strictObject({
      kind: z.enum(annotationKinds),
      sentence: SentenceNumber,
      from: z.int().min(0).max(maxInteger).optional(),
      to: z.int().min(1).max(maxInteger).optional(),
      note: Note.optional(),
      color: z.enum(highlightColors).optional(),
    })
    .refine((body) => (body.from === undefined) === (body.to === undefined), messages.range_invalid)
    .refine((body) => (body.to ?? 1) > (body.from ?? 0), messages.range_invalid)
    .refine((body) => body.kind !== 'note' || Boolean(body.note), {
      error: messages.note_required,
      path: ['note'],
    }),
  result: Annotation,
  errors: ['text_not_found', 'text_not_ready', 'sentence_not_found', 'too_many_annotations'],
});

const annotationParams = { id: TextId, annotation: Id };

export const updateAnnotation = endpoint({
  method: 'PATCH',
  path: '/api/texts/{id}/annotations/{annotation}/',
  summary: 'Change the text of a note or the color of a highlight',
  access: 'learner',
  params: annotationParams,
  body: z
    .strictObject({ note: Note.optional(), color: z.enum(highlightColors).optional() })
    .refine((body) => body.note !== undefined || body.color !== undefined, messages.change_required),
  result: Annotation,
  errors: ['annotation_not_found'],
});

export const deleteAnnotation = endpoint({
  method: 'DELETE',
  path: '/api/texts/{id}/annotations/{annotation}/',
  summary: 'Delete an annotation',
  access: 'learner',
  params: annotationParams,
  errors: ['annotation_not_found'],
});

export const listAnnotations = endpoint({
  method: 'GET',
  path: '/api/annotations/',
  summary: 'List the annotations of all your texts, newest first',
  access: 'learner',
  query: PageQuery.extend({
    language: LanguageRef.optional(),
    kind: z.enum(annotationKinds).optional(),
    text: Id.optional(),
    /** Searches the annotated words and notes. */
    search: z.string().trim().max(200).optional(),
  }),
  result: paginated(Annotation),
});
